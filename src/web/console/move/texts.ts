import type { Source } from "../../../moving/constants.ts";
import type { ArchivePart, RedirectFormat } from "../../../moving/constants.ts";
import { number } from "../../lib/format.ts";
import { defineTexts } from "../../lib/texts.ts";
import { codesDe, codesEn } from "../codes/counted.ts";
import { FORMATS_DE, FORMATS_EN, PARTS_DE, PARTS_EN, SERVICES_DE, SERVICES_EN } from "./names.ts";
import type { SourceKind } from "./arriving.ts";
import { adviceDe, adviceEn } from "./advice.ts";
import { toldDe } from "./told.ts";

const rows = ({ rows, count }: SourceKind, more: (count: string) => string) => {
  const first = rows.map(({ row, shortId }) =>
    shortId === undefined ? number(row) : `${number(row)} (${shortId})`,
  );
  return `${first.join(", ")}${count > rows.length ? ` ${more(number(count - rows.length))}` : ""}`;
};

export const texts = defineTexts({
  en: {
    title: "Move",
    intro: "Arrive with the codes that are printed already, and leave at any time with everything you have.",
    arrive: "Move in",
    arriveText:
      "Short ids stay as they are printed. The file is checked first; nothing is made until you import it.",
    service: (from: Source) => SERVICES_EN[from].name,
    fileOf: (from: Source) => SERVICES_EN[from].file,
    from: "Service that you come from",
    fromNone: "Choose a service",
    fromMissing: "Choose the service that the file comes from.",
    domain: "Domain of the codes",
    domainNone: (from: Source | "", own: string) =>
      from === "quietzone" ? "The domains of the archive" : `${own} (this service)`,
    domainOfArchive:
      "Codes on domains that are not verified here yet are left out. Verify them, and import the archive again.",
    choose: "Choose a file",
    drop: "or drop it here. CSV, JSON, or the ZIP of an archive, up to 100 MiB",
    fileMissing: "Choose a file.",
    tooLarge:
      "The file has more than 100 MiB. Split it, or ask the operator of this service: the command line takes files of any size.",
    check: "Check the file",
    checkAgain: "Check again",
    stop: "Stop",
    report: "Result of the check",
    found: "Found",
    wouldMake: "New codes",
    made: "Imported",
    unchanged: "Here already",
    conflicts: "Conflicts",
    conflictsTitle: "Conflicts",
    conflictsText: "These short ids can't be here, so their printed codes would lead nowhere.",
    conflict: "The short id",
    droppedTitle: "Not imported",
    droppedText:
      "These values have no place here. Their codes are imported without them, unless the whole row is named.",
    dropped: "Value",
    count: "Rows with it",
    rows: "Rows",
    rowsOf: (kind: SourceKind) => rows(kind, (more) => `and ${more} more`),
    told: (what: string) => what,
    further: (count: number) => `and ${number(count)} more of another kind`,
    skip: "Leave out the codes with a conflict",
    skipHint: "Otherwise nothing is imported: mend the file at its service, or choose another domain.",
    nothing: "There is nothing to import: no code of this file is new.",
    importNow: (count: number) => `Import ${codesEn(count)}`,
    importing: "Importing. All codes appear together at the end.",
    imported: (count: number) => `${codesEn(count)} imported`,
    importedText: "Now point the domain of the printed codes at this service, and they lead here.",
    another: "Another file",
    toCodes: "To your codes",
    toAccount: "To the account",
    tryAgain: "Try again",
    advice: adviceEn,
    why: (why: string) => `The file ${why}.`,
    leave: "Move out",
    archive: "Archive",
    archiveText: "A ZIP of the whole workspace. Its README explains each file, and “Move in” takes it again.",
    parts: "Parts",
    part: (part: ArchivePart) => PARTS_EN[part],
    partsMissing: "Choose at least one part.",
    getArchive: "Download the archive",
    archiving: "The archive is being written.",
    brokeOff: "The connection was lost, so the archive is not complete. Download it again.",
    saved: (name: string) => `${name} is saved`,
    redirects: "Redirects",
    redirectsText:
      "With this file a web server of yours leads every active code to its destination. Point the short addresses at that server, and printed codes go on working without this service.",
    format: "For",
    formatName: (format: RedirectFormat) => FORMATS_EN[format].name,
    steps: (format: RedirectFormat) => FORMATS_EN[format].steps,
    lines: (format: RedirectFormat) => FORMATS_EN[format].lines ?? "",
    example: (name: string) => `Example for ${name}`,
    redirectsLimits:
      "A redirect is one answer for everybody: rules are left out and pages are passed by. Comments in the file name these codes. Fetch the file again after changes.",
    getRedirects: "Download the redirects",
  },
  de: {
    title: "Umzug",
    intro:
      "Kommen Sie mit den Codes, die schon gedruckt sind, und gehen Sie jederzeit mit allem, was Sie haben.",
    arrive: "Einziehen",
    arriveText:
      "Die Kürzel bleiben, wie sie gedruckt sind. Die Datei wird zuerst geprüft; bis zum Import entsteht nichts.",
    service: (from: Source) => SERVICES_DE[from].name,
    fileOf: (from: Source) => SERVICES_DE[from].file,
    from: "Bisheriger Dienst",
    fromNone: "Dienst wählen",
    fromMissing: "Wählen Sie den Dienst, aus dem die Datei stammt.",
    domain: "Domain der Codes",
    domainNone: (from: Source | "", own: string) =>
      from === "quietzone" ? "Die Domains des Archivs" : `${own} (dieser Dienst)`,
    domainOfArchive:
      "Codes auf Domains, die hier noch nicht bestätigt sind, werden ausgelassen. Bestätigen Sie diese und importieren Sie das Archiv noch einmal.",
    choose: "Datei wählen",
    drop: "oder hier ablegen. CSV, JSON oder die ZIP-Datei eines Archivs, bis 100 MiB",
    fileMissing: "Wählen Sie eine Datei.",
    tooLarge:
      "Die Datei hat mehr als 100 MiB. Teilen Sie sie, oder fragen Sie den Betreiber: Auf der Kommandozeile darf sie beliebig groß sein.",
    check: "Datei prüfen",
    checkAgain: "Noch einmal prüfen",
    stop: "Abbrechen",
    report: "Ergebnis der Prüfung",
    found: "Gefunden",
    wouldMake: "Neue Codes",
    made: "Importiert",
    unchanged: "Schon hier",
    conflicts: "Konflikte",
    conflictsTitle: "Konflikte",
    conflictsText: "Diese Kürzel sind hier nicht möglich; ihre gedruckten Codes würden nirgendwohin führen.",
    conflict: "Das Kürzel",
    droppedTitle: "Nicht übernommen",
    droppedText:
      "Für diese Angaben gibt es hier keinen Platz. Die Codes werden ohne sie importiert, außer wenn die ganze Zeile genannt ist.",
    dropped: "Angabe",
    count: "Zeilen damit",
    rows: "Zeilen",
    rowsOf: (kind: SourceKind) => rows(kind, (more) => `und ${more} weitere`),
    told: toldDe,
    further: (count: number) => `und ${number(count)} weitere Arten`,
    skip: "Codes mit einem Konflikt auslassen",
    skipHint:
      "Sonst wird nichts importiert: Berichtigen Sie die Datei beim bisherigen Dienst, oder wählen Sie eine andere Domain.",
    nothing: "Es gibt nichts zu importieren: Kein Code dieser Datei ist neu.",
    importNow: (count: number) => `${codesDe(count)} importieren`,
    importing: "Wird importiert. Am Ende erscheinen alle Codes auf einmal.",
    imported: (count: number) => `${codesDe(count)} importiert`,
    importedText:
      "Lassen Sie nun die Domain der gedruckten Codes auf diesen Dienst zeigen, dann führen sie hierher.",
    another: "Andere Datei",
    toCodes: "Zu Ihren Codes",
    toAccount: "Zum Konto",
    tryAgain: "Erneut versuchen",
    advice: adviceDe,
    why: (why: string) => `Die Datei ${why}.`,
    leave: "Ausziehen",
    archive: "Archiv",
    archiveText:
      "Eine ZIP-Datei des ganzen Arbeitsbereichs. Ihre README erklärt jede Datei, und „Einziehen“ nimmt sie wieder an.",
    parts: "Teile",
    part: (part: ArchivePart) => PARTS_DE[part],
    partsMissing: "Wählen Sie mindestens einen Teil.",
    getArchive: "Archiv herunterladen",
    archiving: "Das Archiv wird geschrieben.",
    brokeOff: "Die Verbindung brach ab, das Archiv ist unvollständig. Laden Sie es noch einmal herunter.",
    saved: (name: string) => `${name} ist gespeichert`,
    redirects: "Weiterleitungen",
    redirectsText:
      "Mit dieser Datei führt ein eigener Webserver jeden aktiven Code zu seinem Ziel. Lassen Sie die Kurzadressen auf diesen Server zeigen, dann funktionieren gedruckte Codes auch ohne diesen Dienst.",
    format: "Für",
    formatName: (format: RedirectFormat) => FORMATS_DE[format].name,
    steps: (format: RedirectFormat) => FORMATS_DE[format].steps,
    lines: (format: RedirectFormat) => FORMATS_DE[format].lines ?? "",
    example: (name: string) => `Beispiel für ${name}`,
    redirectsLimits:
      "Eine Weiterleitung ist für alle gleich: Regeln entfallen, und Seiten werden übersprungen. Kommentare in der Datei nennen diese Codes. Holen Sie die Datei nach Änderungen neu.",
    getRedirects: "Weiterleitungen herunterladen",
  },
});
