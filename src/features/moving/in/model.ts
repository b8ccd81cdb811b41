import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { MOST_TAGS, TAG_LENGTH } from "../../codes/constants.ts";
import { MADE, type Made } from "../../codes/members.ts";
import { CreateCode, EditCode } from "../../codes/model.ts";
import { EditDomain } from "../../domains/model.ts";
import { FILE_ENDINGS, type FileType } from "../../files/constants.ts";
import { FileTitle } from "../../files/model.ts";
import { LEAD_FIELDS } from "../../leads/constants.ts";
import { LeadInput, type LeadTexts } from "../../leads/model.ts";
import { CreateLook } from "../../looks/model.ts";
import { CreatePlainCode } from "../../plain-codes/model.ts";
import { MOST_RULES } from "../../rules/constants.ts";
import { DEVICE_CLASSES, type DeviceClass } from "../../scans/model.ts";
import { Rules, Utm } from "../../rules/model.ts";
import { NewWebhook } from "../../webhooks/model.ts";
import { eachOf, namesOf, pick } from "../../../kit/shared/fold.ts";
import { row, text } from "../../../kit/shared/common-members.ts";
import { checkOf, named, type SchemaCheck } from "../../../kit/shared/schema.ts";
import type { ImportRow } from "./row.ts";

export { mediaIdsOf, mediaOf, namedIn, withMedia } from "../../codes/media-model.ts";

/** Most rules of a code. */
export const mostRules = MOST_RULES;
/** Most tags of a code, and characters of each. */
export const mostTags = MOST_TAGS;
export const tagLength = TAG_LENGTH;
/** The check of rules that a file holds in the form of the API. */
export const rulesCheck = checkOf(Rules);
export const utmCheck = checkOf(Utm);

/** The members of a code that other services have as well, in words of their own. */
const COMMON = ["target", "title", "group", "tags", "rules", "query", "utm"] as const;
type Common = (typeof COMMON)[number];

/** The members that only an archive has. A lock has no password there. */
export type ArchivedMember = Exclude<Made, Common | "lock">;
export const ARCHIVED = MADE.filter(
  (name): name is ArchivedMember => name !== "lock" && !COMMON.some((one) => one === name),
);

/** A value as its check has it; `undefined` where there is none. Another one is dropped, and told by its name. */
export function checked<T extends TSchema>(
  row: ImportRow,
  name: string,
  value: unknown,
  check: SchemaCheck<T>,
): Static<T> | undefined {
  if (value === undefined || check.Check(value)) return value;
  row.drop(name);
  return undefined;
}

/**
 * Reads members by their schemas, each as `checked` does. @param valueIn - the value of a member in the file.
 */
function readerOf<T extends { readonly [K in keyof T]: TSchema }>(schemas: T) {
  const checks = eachOf<{ [K in keyof T]: SchemaCheck<T[K]> }>(namesOf(schemas), (name) =>
    checkOf(schemas[name]),
  );
  return (row: ImportRow, valueIn: (name: keyof T & string) => unknown) =>
    eachOf<{ [K in keyof T & string]: Static<T[K]> | undefined }>(namesOf(schemas), (name) =>
      checked(row, name, valueIn(name), checks[name]),
    );
}

export const readArchived = readerOf(pick(CreateCode.properties, ARCHIVED));
/** The check of a saved look of an archive. */
export const lookCheck = checkOf(CreateLook);

const leadCheck = checkOf(
  Type.Object(Type.Pick(LeadInput, LEAD_FIELDS).properties, {
    additionalProperties: false,
    minProperties: 1,
  }),
);

/** The texts of a lead of an archive; `null` when it has none, or others than a lead may have. */
export function leadTexts(values: Readonly<Record<string, unknown>>): LeadTexts | null {
  const given = LEAD_FIELDS.map((name) => [name, values[name]]);
  const texts = Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null));
  return leadCheck.Check(texts) ? texts : null;
}

/** The device of a lead of an archive; one of another version counts as `other`. */
export function deviceOf(said: unknown): DeviceClass {
  return DEVICE_CLASSES.find((known) => known === said) ?? "other";
}

/** The check of a webhook of an archive. */
export const webhookCheck = checkOf(Type.Required(NewWebhook));

/** The check of values that a code had before a change. */
export const valuesCheck = checkOf(EditCode);

/** The members of a code that can change. */
export const MEMBERS: readonly string[] = Object.keys(EditCode.properties);

/** The check of a plain code of an archive. */
export const plainCheck = checkOf(CreatePlainCode);

/** The check of what a domain answers, and its members. */
export const domainSettingsCheck = checkOf(EditDomain);
export const DOMAIN_SETTINGS: readonly string[] = Object.keys(EditDomain.properties);

/** Treatments of a conflict: the whole file is refused, or the code is left out. */
export const ON_CONFLICT = ["fail", "skip"] as const;

export const Conflict = Type.Object({
  row,
  shortId: text("Short id in the file"),
  reason: text("Why it can't be here, in English"),
});
export type Conflict = Static<typeof Conflict>;

export const Dropped = Type.Object({ row, what: text("The value that was left out, in English words") });
export type Dropped = Static<typeof Dropped>;

/** A number that is only told where there are any. */
const some = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }));

export const ImportAnswer = Type.Object(
  {
    found: Type.Integer({ description: "Short ids in the file, and rows without one" }),
    made: Type.Integer({ description: "Codes made; with dryRun those that would be" }),
    unchanged: Type.Integer({ description: "Codes that came from this service before" }),
    plainCodes: some("Plain codes of an archive that were made"),
    looks: some("Saved looks of an archive that were made"),
    leads: some("Leads of an archive that were brought"),
    webhooks: some("Webhooks of an archive that were made. Each sends nothing before it has a secret"),
    waiting: some("Codes of an archive that start once their domain is verified here"),
    conflicts: Type.Array(Conflict, { description: "Short ids that can't be here" }),
    dropped: Type.Array(Dropped, { description: "Values that are not imported" }),
  },
  named("Import"),
);
export type ImportAnswer = Static<typeof ImportAnswer>;

/** The media type of a file by the ending of its name in an archive; `null` for another ending. */
export function typeOfEnding(ending: string): FileType | null {
  return namesOf(FILE_ENDINGS).find((type) => FILE_ENDINGS[type] === ending) ?? null;
}

const TITLE = checkOf(FileTitle);

/** The title that an archive gives a file; `null` where it can't be one. */
export function titleOf(title: unknown): string | null {
  return TITLE.Check(title) ? title : null;
}
