import { number } from "../../lib/format.ts";

/** Refusals of imports and archives with what to do; empty for one that the app tells as everywhere. */

/** @param seconds - until another try makes sense. */
export function adviceEn(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Another file of this workspace is underway, or there is too much to do. Try again in ${number(seconds ?? 1)} s.`
    : (EN.get(code) ?? "");
}

export function adviceDe(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Eine andere Datei dieses Arbeitsbereichs ist unterwegs, oder es ist zu viel zu tun. Versuchen Sie es in ${number(seconds ?? 1)} s noch einmal.`
    : (DE.get(code) ?? "");
}

const EN: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Some short ids were taken since the check, so nothing was made. Check the file again to see which.",
  ],
  [
    "domain_not_verified",
    "This domain is not verified here, so nothing was made. Verify it in the account, then try again.",
  ],
  [
    "plan_limit",
    "These are more codes than your plan allows, so none was made. Redeem a voucher, or import a smaller file.",
  ],
  [
    "dynamic_code_not_enabled",
    "Your plan does not include tracked codes. Redeem a voucher for one that does.",
  ],
  [
    "body_too_large",
    "The file is too large. Split it, or ask the operator of this service: the command line takes files of any size.",
  ],
  [
    "idempotency_key_reused",
    "The same file is still being imported. Try again in a moment; nothing is made twice.",
  ],
  ["csv_invalid", "This can't be read as a table. Check that the file and the service belong together."],
  ["invalid_json", "This can't be read as JSON. Check that the file is complete."],
  ["archive_invalid", "This can't be read as an archive. Check that the file is complete."],
]);

const DE: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Seit der Prüfung wurden einige Kürzel vergeben, deshalb ist nichts entstanden. Prüfen Sie die Datei noch einmal, dann sehen Sie welche.",
  ],
  [
    "domain_not_verified",
    "Diese Domain ist hier nicht bestätigt, deshalb ist nichts entstanden. Bestätigen Sie sie im Konto und versuchen Sie es erneut.",
  ],
  [
    "plan_limit",
    "Das sind mehr Codes, als Ihr Tarif erlaubt; es ist keiner entstanden. Lösen Sie einen Gutschein ein, oder importieren Sie eine kleinere Datei.",
  ],
  [
    "dynamic_code_not_enabled",
    "Ihr Tarif enthält keine dynamischen Codes. Lösen Sie einen Gutschein für einen anderen ein.",
  ],
  [
    "body_too_large",
    "Die Datei ist zu groß. Teilen Sie sie, oder fragen Sie den Betreiber: Auf der Kommandozeile darf sie beliebig groß sein.",
  ],
  [
    "idempotency_key_reused",
    "Dieselbe Datei wird noch importiert. Versuchen Sie es gleich noch einmal; nichts entsteht doppelt.",
  ],
  ["csv_invalid", "Das lässt sich nicht als Tabelle lesen. Prüfen Sie, ob Datei und Dienst zusammengehören."],
  ["invalid_json", "Das lässt sich nicht als JSON lesen. Prüfen Sie, ob die Datei vollständig ist."],
  ["archive_invalid", "Das lässt sich nicht als Archiv lesen. Prüfen Sie, ob die Datei vollständig ist."],
]);
