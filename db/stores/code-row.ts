import type { Code } from "../../src/codes/model.ts";
import { lookOf } from "../../src/looks/traits.ts";
import { isObject } from "../../src/shared/json.ts";
import { copyKey } from "../../src/shared/pin.ts";
import type { Style } from "../../src/qr/style.ts";
import { type Column, flag, from, nullable, shape, text, whole } from "./shape.ts";
import { host } from "./short-address.ts";
import { health, WITH_WORST } from "./code-health.ts";
import { countedCode, sql } from "./sql.ts";
import { USED_BYTES } from "./tenant-totals.ts";
import { CODE_BYTES, HISTORY_BYTES } from "./weights.ts";

/** Whether a code exists for its tenant and for scans. The codes of a bulk batch all do once the batch's row is deleted. */
export const isVisible = sql`(codes.batch is null or not exists (
  select 1 from open_batches where open_batches.seq = codes.batch))`;

const PLAIN = {
  id: text,
  shortId: text,
  tenantId: text,
  type: text,
  target: text,
  title: nullable(text),
  group: from("group_tag", nullable(text)),
  active: flag,
  revision: whole,
  createdAt: whole,
  updatedAt: whole,
  changedBy: nullable(text),
  importedFrom: nullable(text),
  importedScans: whole,
};

/** A row of `codes` as it is written. */
export const CODE_ROW = shape({
  ...PLAIN,
  domain: text,
  fields: text,
  style: nullable(text),
  landing: nullable(text),
  searchText: text,
  styleCopy: nullable(text),
  landingCopy: nullable(text),
  lookId: nullable(text),
  landingImage: nullable(text),
  rules: nullable(text),
  query: nullable(text),
  utm: nullable(text),
  fallback: nullable(text),
  wantedActive: nullable(flag),
  batch: nullable(whole),
});

/**
 * An object stored as JSON. Only `toRow` writes these columns, and its codes were checked against the schemas of
 * `codes/model.ts`. So the stored JSON is trusted, and only checked to be an object: checking all of it at each read would
 * slow lists down, and refuse codes that an older version's schema allowed.
 */
export function trusted<T extends object>(): Column<T> {
  return json("object", (value): value is T => isObject(value));
}

/** The same for a list. */
function trustedList<T extends readonly unknown[]>(): Column<T> {
  return json("list", (value): value is T => Array.isArray(value));
}

function json<T>(kind: string, isTrusted: (value: unknown) => value is T): Column<T> {
  return {
    read(value, member) {
      const stored: unknown = JSON.parse(text.read(value, member));
      if (isTrusted(stored)) return stored;
      throw new Error(`Cannot read ${member} from the database: a JSON ${kind} was expected`);
    },
  };
}

/** The columns that say where a code leads, beside its target. */
export const LEADING = {
  rules: nullable(trustedList<NonNullable<Code["rules"]>>()),
  query: { read: (value: unknown): Code["query"] => (value === null ? "drop" : "pass") },
  utm: nullable(trusted<NonNullable<Code["utm"]>>()),
  fallback: nullable(text),
};

/** The columns that hold JSON, as they are read. */
export const CONTENT = {
  fields: trusted<Code["fields"]>(),
  style: nullable(trusted<NonNullable<Code["style"]>>()),
  landing: nullable(trusted<NonNullable<Code["landing"]>>()),
};

export const WITH_TOTALS = sql`codes join ${countedCode} on code_totals.code_seq = codes.seq`;

/** `codes` joined with all that `COUNTED_CODE` and `STORED_CODE` read. */
export const COUNTED_CODES = sql`${WITH_TOTALS} ${WITH_WORST}`;

const COUNTED = { ...PLAIN, domain: host, ...CONTENT, ...LEADING, scans: whole, health };

/** A code with its number of scans and the health of its destinations. */
export const COUNTED_CODE = shape(COUNTED);

/** The columns that a code's symbol is drawn from, with its style resolved. */
export const DRAWN_CODE = shape({
  shortId: text,
  domain: host,
  style: {
    ...nullable(trusted<Style>()),
    from: "coalesce((select looks.style from looks where looks.id = look_id), codes.style)",
  },
});

const STORED = { ...COUNTED, seq: whole, wantedActive: nullable(flag) };

/** The same with internal columns. While the operator has a code taken down, `wantedActive` is its owner's wish. */
export const STORED_CODE = shape(STORED);

/** The same with what the code and its history take, and its tenant in all. */
export const WEIGHED_STORED_CODE = shape({
  ...STORED,
  bytes: from(CODE_BYTES, whole),
  history: from(HISTORY_BYTES, whole),
  used: from(USED_BYTES("codes.tenant_id"), whole),
});

/** A code as its row. The compiler asks for every column, except those that other functions write. */
export function toRow(code: Code): Omit<ReturnType<typeof CODE_ROW.read>, "wantedActive" | "batch"> {
  const { id, shortId, tenantId, type, target, title, group, active, revision } = code;
  const { createdAt, updatedAt, changedBy, importedFrom, importedScans } = code;
  return {
    ...{ id, shortId, tenantId, type, target, title, group, active, revision },
    ...{ createdAt, updatedAt, changedBy, importedFrom, importedScans },
    domain: code.domain ?? "",
    fields: JSON.stringify(code.fields),
    style: code.style && JSON.stringify(code.style),
    landing: code.landing && JSON.stringify(code.landing),
    searchText: searchTextOf(code),
    styleCopy: copyKey(code.style),
    landingCopy: copyKey(code.landing),
    lookId: lookOf(code.style),
    landingImage: code.landing?.cover?.id ?? null,
    rules: code.rules && JSON.stringify(code.rules),
    query: code.query === "drop" ? null : code.query,
    utm: code.utm && JSON.stringify(code.utm),
    fallback: code.fallback,
  };
}

/** The texts of a code that are searched, in lower case, a line each. */
export function searchTextOf({ title, group, target, shortId }: Code): string {
  return [title, group, target, shortId].join("\n").toLowerCase();
}
