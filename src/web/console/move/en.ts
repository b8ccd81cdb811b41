import type { Source } from "../../../features/moving/constants.ts";
import type { ArchivePart, RedirectFormat } from "../../../features/moving/constants.ts";
import { number } from "../../lib/format.ts";
import { codesOf } from "../codes/en.ts";

/** A service: its name, where that is a word, and the file that it gives. */
export type Services = Readonly<Record<Source, { readonly name: string; readonly file: string }>>;

export type Formats = Readonly<Record<RedirectFormat, { readonly name: string; readonly steps: string }>>;

const SERVICES: Services = {
  bitly: { name: "Bitly", file: "The CSV export, or the links as Bitly's API gives them." },
  dub: { name: "Dub", file: "The CSV export of the dashboard, or the links of the API." },
  shlink: { name: "Shlink", file: "The CSV of the web client, or the short URLs of the API." },
  yourls: { name: "YOURLS", file: "The statistics of the API as JSON, or the table yourls_url as CSV." },
  kutt: { name: "Kutt", file: "The links of the API as JSON, or the table as CSV." },
  shortio: { name: "Short.io", file: "The CSV export, or the links of the API." },
  csv: {
    name: "A table (CSV)",
    file: "A table with the columns shortId and target; title, group, tags, created and clicks are read, too.",
  },
  quietzone: {
    name: "Quietzone (an archive)",
    file: "An archive from “Export” below, of this service or another one.",
  },
};

const PARTS: Readonly<Record<ArchivePart, string>> = {
  domains: "Domains",
  looks: "Looks",
  webhooks: "Webhooks, without their secrets",
  codes: "Codes and the pictures of their pages",
  history: "History of the codes",
  scans: "Scans",
  leads: "Leads, readable",
  symbols: "Symbols as SVG",
};

const FORMATS: Formats = {
  caddy: {
    name: "Caddy",
    steps: "A whole Caddyfile for Caddy 2.6 or later. Caddy gets the certificates by itself.",
  },
  nginx: {
    name: "nginx",
    steps: "For nginx 1.11.7 or later: include the file, and add your certificates to its server.",
  },
  apache: {
    name: "Apache",
    steps:
      "Include the file in the virtual host of the short addresses. The modules alias and rewrite have to be on.",
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Put the file _redirects into the folder that you publish. Cloudflare Pages takes up to 2,000 lines, and no domains of your own.",
  },
  csv: {
    name: "Table (CSV)",
    steps: "For a program of your own: the short address, destination and status of every code.",
  },
};

/** Refusals with what to do, for those that the app tells otherwise than everywhere. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Some short ids were taken since the check, so nothing was made. Check the file again to see which.",
  ],
  [
    "domain_not_verified",
    "This domain is not verified here, so nothing was made. Verify it in the settings, then try again.",
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

/** @param seconds - until another try makes sense. */
function advice(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Another file of this workspace is underway, or there is too much to do. Try again in ${number(seconds ?? 1)} s.`
    : (ADVICE.get(code) ?? "");
}

export const move = {
  title: "Import and export",
  intro: "Arrive with the codes that are printed already, and leave at any time with everything you have.",
  arrive: "Import",
  arriveText:
    "Short ids stay as they are printed. The file is checked first; nothing is made until you import it.",
  service: (from: Source) => SERVICES[from].name,
  fileOf: (from: Source) => SERVICES[from].file,
  from: "Service that you come from",
  fromNone: "Choose a service",
  fromMissing: "Choose the service that the file comes from.",
  domain: "Domain of the codes",
  domainNone: (from: Source | "", own: string) =>
    from === "quietzone" ? "The domains of the archive" : `${own} (this service)`,
  domainOfArchive:
    "Codes on domains that are not verified here yet wait with them, and start once they are verified.",
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
  plainCodes: "Plain codes",
  looks: "Looks",
  leads: "Leads",
  webhooks: "Webhooks",
  waiting: "Waiting for their domain",
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
  andMore: (more: string) => `and ${more} more`,
  notice: (what: string) => what,
  further: (count: number) => `and ${number(count)} more of another kind`,
  skip: "Leave out the codes with a conflict",
  skipHint: "Otherwise nothing is imported: mend the file at its service, or choose another domain.",
  nothing: "There is nothing to import: no code of this file is new.",
  importNow: (count: number) => `Import ${codesOf(count)}`,
  importing: "Importing. All codes appear together at the end.",
  imported: (count: number) => `${codesOf(count)} imported`,
  importedText: "Now point the domain of the printed codes at this service, and they lead here.",
  another: "Another file",
  toCodes: "To your codes",
  toSettings: "To the settings",
  tryAgain: "Try again",
  advice,
  why: (why: string) => `The file ${why}.`,
  leave: "Export",
  archive: "Archive",
  archiveText: "A ZIP of the whole workspace. Its README explains each file, and “Import” takes it again.",
  parts: "Parts",
  part: (part: ArchivePart) => PARTS[part],
  partsMissing: "Choose at least one part.",
  getArchive: "Download the archive",
  archiving: "The archive is being written.",
  brokeOff: "The connection was lost, so the archive is not complete. Download it again.",
  saved: (name: string) => `${name} is saved`,
  redirects: "Redirects",
  redirectsText:
    "With this file a web server of yours leads every active code to its destination. Point the short addresses at that server, and printed codes go on working without this service.",
  format: "For",
  formatName: (format: RedirectFormat) => FORMATS[format].name,
  steps: (format: RedirectFormat) => FORMATS[format].steps,
  example: (name: string) => `Example for ${name}`,
  redirectsLimits:
    "A redirect is one answer for everybody: rules are left out and pages are passed by. Comments in the file name these codes. Fetch the file again after changes.",
  getRedirects: "Download the redirects",
};
