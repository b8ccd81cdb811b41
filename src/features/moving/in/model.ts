import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { MADE, type Made } from "../../codes/members.ts";
import { CreateCode, EditCode } from "../../codes/model.ts";
import { EditDomain } from "../../domains/model.ts";
import { CreatePlainCode } from "../../plain-codes/model.ts";
import { MOST_RULES } from "../../rules/constants.ts";
import { Rules, Utm } from "../../rules/model.ts";
import { eachOf, namesOf, pick } from "../../../kit/shared/fold.ts";
import { row, text } from "../../../kit/shared/common-members.ts";
import { checkOf, named, type SchemaCheck } from "../../../kit/shared/schema.ts";
import type { ImportRow } from "./row.ts";

/** Most rules of a code. */
export const mostRules = MOST_RULES;
/** The check of rules that a file holds in the form of the API. */
export const rulesCheck = checkOf(Rules);
export const utmCheck = checkOf(Utm);

/** The members of a code that other services have as well, in words of their own. */
const COMMON = ["target", "title", "group", "rules", "query", "utm"] as const;
type Common = (typeof COMMON)[number];

/** The members that only an archive has. */
export type ArchivedMember = Exclude<Made, Common>;
export const ARCHIVED = MADE.filter((name): name is ArchivedMember => !COMMON.some((one) => one === name));

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
/** The check of a saved look's style. */
export const styleCheck = checkOf(CreateCode.properties.style);

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

export const ImportAnswer = Type.Object(
  {
    found: Type.Integer({ description: "Short ids in the file, and rows without one" }),
    made: Type.Integer({ description: "Codes made; with dryRun those that would be" }),
    unchanged: Type.Integer({ description: "Codes that came from this service before" }),
    plainCodes: Type.Optional(
      Type.Integer({ minimum: 1, description: "Plain codes of an archive that were made" }),
    ),
    conflicts: Type.Array(Conflict, { description: "Short ids that can't be here" }),
    dropped: Type.Array(Dropped, { description: "Values that are not imported" }),
  },
  named("Import"),
);
export type ImportAnswer = Static<typeof ImportAnswer>;
