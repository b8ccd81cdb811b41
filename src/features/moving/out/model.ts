import { ARCHIVE_PARTS, type ArchivePart, REDIRECT_FORMATS, type RedirectFormat } from "../constants.ts";

export { mediaOf } from "../../codes/media-model.ts";

/** The archive of a workspace: `docs/moving-out.md` describes it for its readers. */

export const ARCHIVE_FORMAT = "quietzone-archive";

/** Goes up when a reader of the version before would misread an archive. */
export const ARCHIVE_VERSION = 1;

/** The parts that a text names, separated by commas: all of them without a text; `null` when a name is not that of a part. */
export function readParts(text: string | undefined): readonly ArchivePart[] | null {
  if (text === undefined) return ARCHIVE_PARTS;
  const parts = text.split(",").map((name) => ARCHIVE_PARTS.find((part) => part === name));
  return parts.includes(undefined) ? null : parts.filter((part) => part !== undefined);
}

/** Its files of records. */
export const ARCHIVE_PATHS = [
  "domains.ndjson",
  "looks.ndjson",
  "webhooks.ndjson",
  "codes.ndjson",
  "plain-codes.ndjson",
  "history.ndjson",
  "scans.ndjson",
  "totals.csv",
  "leads.ndjson",
  "files.ndjson",
] as const;
export type ArchivePath = (typeof ARCHIVE_PATHS)[number];

/** `manifest.json` of an archive. */
export interface ArchiveManifest {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly version: number;
  /** The public address of the service that wrote it. */
  readonly baseUrl: string;
  readonly workspace: { readonly id: string; readonly name: string; readonly contact: string | null };
  readonly parts: readonly ArchivePart[];
  /** Parts that are left out because the key that asked may not read them. */
  readonly withheld: readonly ArchivePart[];
  readonly files: readonly {
    readonly path: string;
    readonly part: ArchivePart;
    /** The path of the schema of a line; `null` where there is none. */
    readonly schema: string | null;
    readonly description: string;
  }[];
}

const PLAIN = "text/plain; charset=utf-8";

/** The media type and the file name of each format. */
export const REDIRECT_FILES: Readonly<
  Record<RedirectFormat, { readonly name: string; readonly mediaType: string }>
> = {
  caddy: { name: "Caddyfile", mediaType: PLAIN },
  nginx: { name: "quietzone-nginx.conf", mediaType: PLAIN },
  apache: { name: "quietzone-apache.conf", mediaType: PLAIN },
  _redirects: { name: "_redirects", mediaType: PLAIN },
  csv: { name: "redirects.csv", mediaType: "text/csv; charset=utf-8" },
};

/** The format of a name; `null` when there is none. */
export function readFormat(name: string): RedirectFormat | null {
  return REDIRECT_FORMATS.find((format) => format === name) ?? null;
}
