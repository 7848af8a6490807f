private import Command
private import Foundation

exit(await Thumbindex.run(Array(CommandLine.arguments.dropFirst()), in: .real).rawValue)
