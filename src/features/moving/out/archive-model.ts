import { type TSchema, Type } from "@sinclair/typebox";
import { CodeRecord } from "../../codes/model.ts";
import { DomainRecord } from "../../domains/model.ts";
import { FILE_ENDINGS } from "../../files/constants.ts";
import { FileRecord } from "../../files/model.ts";
import { ChangeList } from "../../history/model.ts";
import { LeadRecord } from "../../leads/model.ts";
import { LookRecord } from "../../looks/model.ts";
import { PlainCodeRecord } from "../../plain-codes/model.ts";
import { ScanEvent } from "../../scans/log-model.ts";
import { WebhookRecord } from "../../webhooks/model.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { ArchivePart } from "../constants.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  ARCHIVE_VERSION,
  type ArchiveManifest,
  type ArchivePath,
} from "./model.ts";

/** A kind of file in an archive. */
interface Described {
  readonly part: ArchivePart;
  /** Of a line. */
  readonly schema: TSchema | null;
  readonly description: string;
}

const ofCode = Type.Object({ codeId: Type.String({ pattern: "^code_" }) });

/** The files of records, as `docs/moving-out.md` describes them. */
const ARCHIVE_FILES: Readonly<Record<ArchivePath, Described>> = {
  "domains.ndjson": {
    part: "domains",
    schema: DomainRecord,
    description: "Own domains, as GET /app/api/domains gives them",
  },
  "looks.ndjson": {
    part: "looks",
    schema: LookRecord,
    description: "Saved looks, as GET /app/api/styles gives them",
  },
  "webhooks.ndjson": {
    part: "webhooks",
    schema: WebhookRecord,
    description: "Webhooks, as GET /app/api/webhooks gives them: without their secrets",
  },
  "codes.ndjson": {
    part: "codes",
    schema: Type.Intersect([CodeRecord, Type.Object({ revision: Type.Integer({ minimum: 1 }) })]),
    description: "Codes with their rules, as GET /app/api/codes gives them, and the revision of each",
  },
  "plain-codes.ndjson": {
    part: "codes",
    schema: PlainCodeRecord,
    description: "Plain codes, as GET /app/api/plain-codes gives them",
  },
  "history.ndjson": {
    part: "history",
    schema: Type.Intersect([ofCode, ChangeList.properties.changes.items]),
    description: "Changes of codes, as their histories give them, the newest of each code first",
  },
  "scans.ndjson": {
    part: "scans",
    schema: Type.Intersect([ofCode, ScanEvent]),
    description: "Scans, as the scan log gives them, the newest of each code first",
  },
  "totals.csv": {
    part: "scans",
    schema: null,
    description:
      "Counts of a code on a day (UTC), with automated scans; importedScans are those of before it came here. It begins with the names of its columns",
  },
  "leads.ndjson": {
    part: "leads",
    schema: LeadRecord,
    description: "Leads, decrypted, as GET /app/api/leads gives them, newest first",
  },
  "files.ndjson": {
    part: "codes",
    schema: FileRecord,
    description: "Files of the workspace, as GET /app/api/files gives them",
  },
};

/** The path of a file of the workspace. */
export function contentPath({ id, type }: Pick<FileRecord, "id" | "type">): string {
  return `files/${id}.${FILE_ENDINGS[type]}`;
}

/** The kinds of files of which there are many. `also` is a further part that brings them. */
const FOLDERS: readonly (Described & { readonly path: string; readonly also?: ArchivePart })[] = [
  {
    path: "images/{id}.webp",
    part: "codes",
    also: "history",
    schema: null,
    description: "Pictures that pages have, or had if the history is there",
  },
  {
    path: "files/{id}.{ending}",
    part: "codes",
    schema: null,
    description: "Those files themselves",
  },
  {
    path: "symbols/{id}-{shortId}.svg",
    part: "symbols",
    schema: null,
    description: "Symbols of codes, by their ids; those of plain codes are symbols/{id}.svg",
  },
];

/** The files of records of some parts, in the order of the archive. */
export function pathsOf(parts: ReadonlySet<ArchivePart>): ArchivePath[] {
  return ARCHIVE_PATHS.filter((path) => parts.has(ARCHIVE_FILES[path].part));
}

/** The schemas that an archive holds: text by path. */
export function schemasOf(parts: ReadonlySet<ArchivePart>): [path: string, text: string][] {
  return pathsOf(parts).flatMap((path) => {
    const { schema } = ARCHIVE_FILES[path];
    const whole = { $schema: "https://json-schema.org/draft/2020-12/schema", ...schema };
    return schema === null ? [] : [[schemaPath(path), `${JSON.stringify(whole, null, 1)}\n`]];
  });
}

function schemaPath(path: string): string {
  return `schemas/${path.replace(/\.[a-z]+$/, ".json")}`;
}

/** `manifest.json`. @param withheld - parts that are left out because the key that asked may not read them. */
export function manifestOf(
  { id, name, contact }: Tenant,
  parts: ReadonlySet<ArchivePart>,
  withheld: readonly ArchivePart[],
  baseUrl: string,
): ArchiveManifest {
  const files = pathsOf(parts).map((path) => ({ path, ...ARCHIVE_FILES[path] }));
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    baseUrl,
    workspace: { id, name, contact },
    parts: [...parts],
    withheld: [...withheld],
    files: [...files, ...FOLDERS.filter(({ part, also = part }) => parts.has(part) || parts.has(also))].map(
      ({ path, part, schema, description }) => ({
        path,
        part,
        schema: schema && schemaPath(path),
        description,
      }),
    ),
  };
}

/** `README.txt`. */
export function readmeOf({ files, baseUrl, version, withheld }: ArchiveManifest): string {
  const width = Math.max(...files.map(({ path }) => path.length)) + 2;
  const lines = files.map(({ path, description }) => `${path.padEnd(width)}${description}`);
  return `${[
    `A workspace of the Quietzone at ${baseUrl}, archived in version ${version} of the format.`,
    "",
    ...lines,
    "",
    ...(withheld.length === 0
      ? []
      : [`Left out, because the key that asked lacks their scope: ${withheld.join(", ")}.`, ""]),
    "A line of an .ndjson file is one JSON object in UTF-8, and schemas/ says of what form. Times are in UTC.",
    "It is no snapshot: a code that was changed meanwhile may be in one file as it was, and in another as it is.",
    "",
    "Another Quietzone takes all of it but single scans, and gives what it draws anew: quietzone import --tenant ID --from quietzone FILE",
  ].join("\n")}\n`;
}
