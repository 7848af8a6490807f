private import Foundation

/// The program that shows pages to the owner.
enum Browser {
  /// Opens an address, and does not wait for the browser.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - choice: The environment variable `BROWSER`: commands with colons between them, each with
  ///     `%s` where the address goes, else it goes to the end.
  ///   - path: The environment variable `PATH`.
  ///   - failed: Is called, by any thread, when there is no browser, or it says that it could not.
  static func open(
    _ address: String, choice: String?, path: String?, failed: @escaping @Sendable () -> Void
  ) {
    for command in commands(choice) {
      var words = command.split(separator: " ").map(String.init)
      guard let name = words.first, let program = SystemProgram(name, in: path) else { continue }
      words.removeFirst()
      let arguments = words.map { $0.replacing("%s", with: address) }
      if start(program, arguments == words ? words + [address] : arguments, failed) { return }
    }
    failed()
  }

  private static func commands(_ choice: String?) -> [String] {
    let own = (choice ?? "").split(separator: ":").map(String.init)
    return own.isEmpty ? ["xdg-open"] : own
  }

  private static func start(
    _ program: SystemProgram, _ arguments: [String], _ failed: @escaping @Sendable () -> Void
  ) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: program.path)
    process.arguments = arguments
    // What it says is nothing to the owner, and it is not to take the terminal.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { if $0.terminationStatus != 0 { failed() } }
    return (try? process.run()) != nil
  }
}
