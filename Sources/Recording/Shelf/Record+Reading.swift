import Dates
package import Diagnostics
private import Foundation

extension Record {
  /// Reads `record.json`.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: Its path, for messages.
  /// - Throws: When it is no JSON, of another shape or version, or says what cannot be: a file that
  ///   is not named `SEARCH-N.json`, two entries for one file, a status that is no success, a date
  ///   or digest that is none.
  package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    let file: RecordFile
    do {
      file = try JSONDecoder().decode(RecordFile.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted {
      throw Self.damaged(path, "it is no JSON, or is cut off")
    } catch DecodingError.keyNotFound(let key, _) {
      throw Self.damaged(path, "'\(key.stringValue)' is missing")
    } catch {
      throw Self.damaged(path, "its JSON has another shape")
    }
    guard file.version == RecordFile.version else {
      throw Self.damaged(
        path, "its version is \(file.version), and this program reads \(RecordFile.version)")
    }
    var responses: [RecordedResponse] = []
    var files: Set<String> = []
    for entry in file.responses {
      let response = RecordedResponse(entry)
      if let fault = response.fault { throw Self.damaged(path, fault) }
      guard files.insert(entry.file).inserted else {
        throw Self.damaged(path, "'\(entry.file)' stands there twice")
      }
      responses.append(response)
    }
    let absences = (file.absent ?? []).map(RecordedAbsence.init)
    if let fault = absences.lazy.compactMap(\.fault).first { throw Self.damaged(path, fault) }
    self.init(responses: responses, absences: absences)
  }

  private static func damaged(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, at: Place(file: path), "This record of responses is damaged: \(reason).",
      hints: ["Take it back from version control, or let the stores be asked again."])
  }
}

extension RecordedResponse {
  fileprivate init(_ entry: RecordFile.Entry) {
    self.init(
      file: entry.file, search: entry.search, request: entry.request, status: entry.status,
      date: entry.date, expires: entry.expires, etag: entry.etag,
      lastModified: entry.lastModified, sha256: entry.sha256)
  }

  /// What in it cannot be, or `nil`.
  fileprivate var fault: String? {
    guard let name = RecordedName(file) else {
      return "'\(file)' is no name of a response, which looks like 1-1.json"
    }
    guard name.search == search else { return "'\(file)' is not of search \(search)" }
    guard request.isAddress else { return "'\(request)' is no request" }
    // A store's 403 with an empty list would else be taken for an answer, and a part for the whole.
    guard status == 200 else {
      return "'\(file)' has the status \(status), and only one with 200 is an answer"
    }
    for date in [date, expires].compactMap(\.self) where Instant(recorded: date) == nil {
      return "'\(date)' is no date in UTC"
    }
    let isDigest =
      sha256.utf8.count == 64
      && sha256.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    return isDigest ? nil : "'\(sha256)' is no SHA-256"
  }
}

extension RecordedAbsence {
  fileprivate init(_ entry: RecordFile.Absence) {
    self.init(
      search: entry.search, request: entry.request, status: entry.status, date: entry.date)
  }

  /// What in it cannot be, or `nil`.
  fileprivate var fault: String? {
    guard search > 0 else { return "there is no search \(search)" }
    guard request.isAddress else { return "'\(request)' is no request" }
    guard status == 404 || status == 410 else {
      return "the status \(status) does not say that something is absent"
    }
    return Instant(recorded: date) != nil ? nil : "'\(date)' is no date in UTC"
  }
}

extension String {
  fileprivate var isAddress: Bool { hasPrefix("https://") || hasPrefix("http://") }
}
