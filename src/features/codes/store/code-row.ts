import type { Code } from "../model.ts";
import type { Listed } from "../../blocklist/records.ts";
import { directFileOf } from "../media-model.ts";
import { lookOf } from "../../looks/traits.ts";
import { type Chosen, type Member, SEARCHED, type Searched, STORED } from "../members.ts";
import type { Block } from "../../../kit/shared/block.ts";
import { type Column, type Stored, trusted, trustedList } from "../../../kit/shared/column.ts";
import { eachOf, namesOf, pick, pluck } from "../../../kit/shared/fold.ts";
import { copyKey } from "../../../kit/shared/pin.ts";
import type { Style } from "../../../qr/style.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { host } from "./short-address.ts";
import { health, WITH_WORST } from "../../watch/store/code-health.ts";
import { countedCode, isVisibleIn, sql } from "../../../../db/sql.ts";
import { USED_BYTES } from "../../tenants/store/tenant-totals.ts";
import { CODE_BYTES, HISTORY_BYTES } from "../../tenants/store/weights.ts";

/** Whether a code exists for its tenant and for scans. */
export const isVisible = isVisibleIn("codes");

const OWN = {
  id: text,
  shortId: text,
  tenantId: text,
  revision: whole,
  createdAt: whole,
  updatedAt: whole,
  changedBy: nullable(text),
  importedFrom: nullable(text),
  importedScans: whole,
};

/**
 * The columns from which lists of many codes name each of them. A page may be long, so its headline is not
 * read, nor the end of a target.
 */
export const CALLED = {
  shortId: from("codes.short_id", text),
  title: from("codes.title", nullable(text)),
  target: from("substr(codes.target, 1, 200)", text),
};

/** A row of `codes` as it is written. */
export const CODE_ROW = shape({
  ...OWN,
  ...pluck(STORED, "written"),
  domain: text,
  searchText: text,
  styleCopy: nullable(text),
  landingCopy: nullable(text),
  lookId: nullable(text),
  landingImage: nullable(text),
  directFile: nullable(text),
  wantedActive: nullable(flag),
  batch: nullable(whole),
  blocked: nullable(text),
  blockedAt: nullable(whole),
  listed: nullable(text),
});

/** The columns of members, as they are read. */
export const CHOSEN = pluck(STORED, "column");

/** The hosts of a code that are on lists, with their lists. */
export const LISTED: Column<Listed | null> = from("codes.listed", nullable(trusted<Listed>()));

/** The columns that say where a code leads, beside its target. */
export const LEADING = { ...pick(CHOSEN, ["rules", "query", "utm", "fallback", "links"]), listed: LISTED };

export const WITH_TOTALS = sql`codes join ${countedCode} on code_totals.code_seq = codes.seq`;

/** `codes` joined with all that `COUNTED_CODE` and `STORED_CODE` read. */
export const COUNTED_CODES = sql`${WITH_TOTALS} ${WITH_WORST}`;

/** The block that counts for a code: the first of its blocks. */
const shownBlock: Column<Block | null> = from("blocked", {
  read: (value, member) => (value === null ? null : (BLOCKS.read(value, member)[0] ?? null)),
});
const BLOCKS = trustedList<readonly Block[]>();

const COUNTED = {
  ...OWN,
  domain: host,
  ...CHOSEN,
  scans: whole,
  bots: whole,
  health,
  takenDown: from("wanted_active is not null", flag),
  blocked: shownBlock,
  listed: LISTED,
};

/** A code with its number of scans and the health of its destinations. */
export const COUNTED_CODE = shape(COUNTED);

/** The columns from which the text of a code's symbol is made. Only GS1 addresses have fields in it. */
export const ENCODED = {
  shortId: text,
  domain: host,
  gs1: nullable(text),
  type: text,
  fields: from("case when gs1 is null then '{}' else fields end", CHOSEN.fields),
};

/** The columns that a code's symbol is drawn from, with its style resolved. */
export const DRAWN_CODE = shape({
  ...ENCODED,
  style: {
    ...nullable(trusted<Style>()),
    from: "coalesce((select looks.style from looks where looks.id = look_id), codes.style)",
  },
});

const WITH_INTERNAL = { ...COUNTED, seq: whole, wantedActive: nullable(flag) };

/** The same with internal columns. While a code is blocked, `wantedActive` is its owner's wish. */
export const STORED_CODE = shape(WITH_INTERNAL);

/** The same with what the code and its history take, and its tenant in all. */
export const WEIGHED_STORED_CODE = shape({
  ...WITH_INTERNAL,
  bytes: from(CODE_BYTES, whole),
  history: from(HISTORY_BYTES, whole),
  used: from(USED_BYTES("codes.tenant_id"), whole),
});

/** The values of members, as they are written. */
type Written = { [M in Member]: ReturnType<(typeof STORED)[M]["write"]> };
const WRITTEN: { readonly [M in Member]: Stored<Chosen[M], Written[M], string> } = STORED;
const MEMBERS = namesOf(WRITTEN);

export type CodeRow = Omit<
  ReturnType<typeof CODE_ROW.read>,
  "wantedActive" | "batch" | "blocked" | "blockedAt" | "listed"
>;

/** A code as its row. The compiler asks for every column, except those that other functions write. */
export function toRow(code: Code): CodeRow {
  const { id, shortId, tenantId, revision, createdAt, updatedAt, changedBy } = code;
  const { importedFrom, importedScans } = code;
  return {
    ...{ id, shortId, tenantId, revision, createdAt, updatedAt, changedBy, importedFrom, importedScans },
    ...eachOf<Written>(MEMBERS, (name) => WRITTEN[name].write(code[name])),
    domain: code.domain ?? "",
    searchText: searchTextOf(code),
    styleCopy: copyKey(code.style),
    landingCopy: copyKey(code.landing),
    lookId: lookOf(code.style),
    landingImage: code.landing?.cover?.id ?? null,
    directFile: directFileOf(code.landing),
  };
}

/**
 * The texts of a code that are searched, in lower case, a line each. A code without tags has no line for
 * them, nor one without a GS1 address.
 */
export function searchTextOf(code: Pick<Code, Searched | "shortId" | "gs1">): string {
  const texts = [...SEARCHED.flatMap((name) => code[name]), code.shortId, ...(code.gs1 ? [code.gs1] : [])];
  return texts.join("\n").toLowerCase();
}
