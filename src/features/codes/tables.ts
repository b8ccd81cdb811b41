import {
  counter,
  flag,
  generated,
  integer,
  integers,
  key,
  optional,
  owned,
  text,
  type Table,
  whole,
} from "../../../db/column.ts";
import { columnOf } from "../../../db/shape.ts";
import { namesOf } from "../../kit/shared/fold.ts";
import { type Member, NULLABLE, STORED } from "./members.ts";

/**
 * Columns, and behind them those of members that are not among them: of text, which may be null if the member
 * is so by itself. Before a column is added here that is no member's, those have to be.
 */
function withMembers(columns: Table["columns"]): Table["columns"] {
  const given = namesOf(STORED).map(
    (name) => [columnOf(name, STORED[name].column), isNullable(name)] as const,
  );
  const missing = given.filter(([column]) => !(column in columns));
  const made = missing.map(([column, isOptional]) => [column, isOptional ? optional(text) : text] as const);
  return { ...columns, ...Object.fromEntries(made) };
}

const isNullable = (member: Member) => NULLABLE.some((name) => name === member);

export const codes: Table = {
  name: "codes",
  of: { tenant: "apart" },
  keeps: "content",
  columns: withMembers({
    /** Scans refer to it: it is shorter than the public id. */
    seq: generated,
    id: text,
    short_id: text,
    tenant_id: { ...text, references: "tenants.id" },
    type: text,
    /** JSON as text: PostgreSQL's `jsonb` would refuse the character U+0000, and reorder members. */
    fields: text,
    style: optional(text),
    target: text,
    title: optional(text),
    group_tag: optional(text),
    landing: optional(text),
    /** As `searchTextOf` has it. SQLite folds English letters only, and PostgreSQL by its locale. */
    search_text: text,
    active: flag,
    revision: whole,
    created_at: whole,
    updated_at: whole,
    /** While the code is blocked: whether its owner wants it active. */
    wanted_active: optional(flag),
    /** The bulk batch it was staged in. Until that batch's row is deleted the code is invisible. */
    batch: optional(whole),
    /** The copies of drawings that `style` and `landing` name: a copy is stored as long as a row names it. */
    style_copy: optional(text),
    landing_copy: optional(text),
    /** The look that `style` names. It can't be deleted as long as a row names it. */
    look_id: { ...optional(text), references: "looks.id" },
    /** The picture that `landing` names. */
    landing_image: optional(text),
    /** The author of the revision, as `kit/shared/author.ts` spells it, or `operator`; null if not known. */
    changed_by: optional(text),
    /** JSON. A scan of a code without rules reads no column from here on: SQLite keeps a null in the head of the row. */
    rules: optional(text),
    /** `pass`; null is `drop`. */
    query: optional(text),
    /** JSON. */
    utm: optional(text),
    /** The host of its short id; empty for the service's own. */
    domain: { ...text, default: "" },
    /** The service whose file it came from; null when it was made here. */
    imported_from: optional(text),
    /** Scans before the import, as the file gives them. No count includes them. */
    imported_scans: counter,
    /** The address to which scans lead in place of a dead target. */
    fallback: optional(text),
    external_id: optional(text),
    /** Why it is blocked, as JSON: a list of one or two, the operator's decision first. */
    blocked: optional(text),
    /** When the latest of these blocks began. */
    blocked_at: optional(whole),
    /** The hosts to which it leads that are on lists of the operator, each with its list, as JSON. */
    listed: optional(text),
    /** JSON; null for none. */
    tags: optional(text),
    notes: optional(text),
    /** The hash of a password and a hint, as JSON. A scan reads whether there is one. */
    lock: optional(text),
    /** The file to which scans lead in place of its page. */
    direct_file: optional(text),
    /** The path of its GS1 address, as `kit/gs1/paths.ts` spells it: `01/09521234543213/10/AB-1`. */
    gs1: optional(text),
    /** JSON; null for none. */
    links: optional(text),
  }),
  indexes: {
    codes_id: { on: ["id"], isUnique: true },
    codes_short_id: { on: ["short_id", "domain"], isUnique: true },
    codes_tenant: { on: ["tenant_id", "id"] },
    codes_group: { on: ["tenant_id", "group_tag", "id"] },
    codes_active: { on: ["tenant_id", "active", "id"] },
    codes_style_copy: { on: ["style_copy"], where: "style_copy is not null" },
    codes_landing_copy: { on: ["landing_copy"], where: "landing_copy is not null" },
    codes_look: { on: ["look_id", "seq"], where: "look_id is not null" },
    /** The codes of a domain by age. Those on the service's own host are left out, here and in all indexes by domain. */
    codes_domain: { on: ["tenant_id", "domain", "id"], where: "domain <> ''" },
    /** Finds the longest short id of a tenant. Most are shorter, as the service makes them, and are left out. */
    codes_long: { on: ["tenant_id", "length(short_id)"], where: "length(short_id) > 7 and domain = ''" },
    /** Finds the longest short address of a tenant's domains. */
    codes_domain_long: { on: ["tenant_id", "length(domain || short_id)"], where: "domain <> ''" },
    codes_landing_image: { on: ["landing_image"], where: "landing_image is not null" },
    codes_external: { on: ["tenant_id", "external_id"], isUnique: true, where: "external_id is not null" },
    codes_blocked: { on: ["tenant_id", "blocked_at", "seq"], where: "blocked_at is not null" },
    codes_listed: { on: ["seq"], where: "listed is not null" },
    codes_gs1: { on: ["domain", "gs1"], isUnique: true, where: "gs1 is not null" },
    /** Find the longest GS1 address of a tenant, on the service's own host and on domains. */
    codes_gs1_long: { on: ["tenant_id", "length(gs1)"], where: "gs1 is not null and domain = ''" },
    codes_gs1_domain_long: {
      on: ["tenant_id", "length(domain || gs1)"],
      where: "gs1 is not null and domain <> ''",
    },
    codes_batch: { on: ["batch", "seq"], where: "batch is not null", only: "postgres" },
  },
};

/**
 * The pictures and files that the page of a code names beside its cover, or that a former page in its
 * history named: they are stored as long as a row names them.
 */
export const pageItems: Table = {
  name: "page_items",
  of: { code: "in steps" },
  keeps: "content",
  columns: {
    code_seq: whole,
    item: text,
    /** The last revision whose page named it; null while the present one does. */
    until: optional(whole),
  },
  key: ["code_seq", "item"],
  indexes: { page_items_item: { on: ["item", "code_seq"] } },
};

/** Counters of a code, in small rows of their own: a scan rewrites them, not the code. On PostgreSQL the code's lock. */
export const codeTotals: Table = {
  name: "code_totals",
  of: { code: "at once" },
  keeps: "totals",
  columns: {
    code_seq: key(owned(whole, "codes.seq")),
    scans: counter,
    unique_visitors: counter,
    repeat_scanners: counter,
    bots: counter,
    leads: counter,
    /** Of the bots: how many were counted once, and how many came again. */
    bot_visitors: counter,
    bot_repeaters: counter,
    /** Consenting devices, those seen more than once, and their scans. */
    devices: counter,
    repeat_devices: counter,
    device_scans: counter,
    /** Clicks on the call to action of its page. */
    cta_clicks: counter,
  },
};

/**
 * The place of each code in the orders of lists. The codes themselves have long rows, and their counts change with every scan:
 * `scans` is what a chore last read, at most a minute ago. The other columns change with the code.
 */
export const codeRanks: Table = {
  name: "code_ranks",
  of: { code: "at once" },
  keeps: "content",
  columns: {
    code_seq: key(owned(whole, "codes.seq")),
    tenant_id: text,
    /** Empty for untagged codes. */
    group_tag: text,
    active: flag,
    id: text,
    scans: counter,
    /** The title as lists compare it: see `codes/store/title-key.ts`. */
    title_key: text,
    /** Empty on the service's own host. */
    domain: { ...text, default: "" },
    /** The state of the worst of its destinations, and its address. */
    health: { ...text, default: "unchecked" },
    worst_target: optional(whole),
  },
  indexes: {
    code_ranks_health: { on: ["tenant_id", "health", "id"] },
    code_ranks_scans: { on: ["tenant_id", "active", "scans", "id"] },
    code_ranks_group_scans: { on: ["tenant_id", "group_tag", "active", "scans", "id"] },
    code_ranks_title: { on: ["tenant_id", "active", "title_key", "id"] },
    code_ranks_group_title: { on: ["tenant_id", "group_tag", "active", "title_key", "id"] },
    code_ranks_domain_scans: { on: ["tenant_id", "domain", "active", "scans", "id"], where: "domain <> ''" },
    code_ranks_domain_title: {
      on: ["tenant_id", "domain", "active", "title_key", "id"],
      where: "domain <> ''",
    },
  },
};

/** The tokens of a code's texts: see `codes/store/tokens.ts`. SQLite has a table of FTS5 in its place. */
export const codeSearch: Table = {
  name: "code_search",
  of: { code: "at once" },
  keeps: "content",
  only: "postgres",
  columns: {
    code_seq: key(owned(whole, "codes.seq")),
    tokens: integers,
  },
  indexes: { code_search_tokens: { on: ["tokens"], isOfValues: true } },
};

/** Codes up to this number are not in `code_search` yet. Without a row all codes are. */
export const searchBacklog: Table = {
  name: "search_backlog",
  of: {},
  keeps: "nobody",
  isDerived: true,
  columns: {
    /** Always 1. */
    id: key(integer),
    up_to: whole,
  },
};

/** Codes of files and lists that `code_search` lacks, as ranges of numbers, which others may have too. */
export const searchPending: Table = {
  name: "search_pending",
  of: { tenant: "by a chore" },
  keeps: "nobody",
  isDerived: true,
  columns: {
    tenant_id: text,
    last_code: whole,
    /** Grows as codes are indexed. */
    first_code: whole,
  },
  key: ["tenant_id", "last_code"],
};

/** Short ids of deleted codes: on their hosts they answer 410 for ever and are never used again. */
export const retiredShortIds: Table = {
  name: "retired_short_ids",
  of: {},
  keeps: "nobody",
  columns: {
    short_id: text,
    retired_at: whole,
    domain: { ...text, default: "" },
    /** The path of its GS1 address, if it had one without a serial. Another code may have it again. */
    gs1: optional(text),
    /** The mark of its workspace: on the service's own host only that one may have it again. */
    gs1_holder: optional(text),
  },
  key: ["short_id", "domain"],
  indexes: { retired_gs1: { on: ["domain", "gs1"], where: "gs1 is not null" } },
};

/** Deleted codes whose scans are still to be erased. */
export const erasures: Table = {
  name: "erasures",
  of: { code: "by a chore" },
  keeps: "nobody",
  columns: {
    code_seq: key(whole),
    requested_at: whole,
  },
  indexes: { erasures_requested: { on: ["requested_at", "code_seq"] } },
};

/** Deleted codes as their deliveries name them, which go on being sent and are logged for as long as others. */
export const deletedCodes: Table = {
  name: "deleted_codes",
  of: { code: "by a chore", tenant: "in steps" },
  keeps: "nobody",
  columns: {
    code_seq: key(whole),
    tenant_id: text,
    id: text,
    short_id: text,
    deleted_at: whole,
  },
  indexes: {
    deleted_codes_tenant: { on: ["tenant_id"] },
    deleted_codes_at: { on: ["deleted_at"] },
  },
};
