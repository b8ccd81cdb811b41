import {
  bytes,
  counter,
  flag,
  generated,
  key,
  optional,
  type Table,
  text,
  whole,
} from "../../../db/column.ts";

/** The scanners that a campaign counted on a day. An empty group holds the untagged codes. */
export const campaignScanners: Table = {
  name: "campaign_scanners",
  of: { tenant: "apart" },
  keeps: "visitor",
  columns: {
    day: whole,
    tenant_id: text,
    group_tag: text,
    scanner: bytes,
  },
  key: ["day", "tenant_id", "group_tag", "scanner"],
};

/** How many scanners a campaign counted, by day. */
export const campaignDays: Table = {
  name: "campaign_days",
  of: { tenant: "in steps" },
  keeps: "totals",
  columns: {
    tenant_id: text,
    group_tag: text,
    day: whole,
    unique_visitors: whole,
  },
  key: ["tenant_id", "group_tag", "day"],
};

/** Scans of a code on UTC days before it came here, as an archive tells them. No count includes them. */
export const importedDays: Table = {
  name: "imported_days",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    day: whole,
    scans: whole,
  },
  key: ["code_seq", "day"],
};

/** Counts of scans that are still to be added to campaign days and to sums of tenants, as in `scan_deltas`. */
export const campaignDeltas: Table = {
  name: "campaign_deltas",
  of: { tenant: "apart" },
  keeps: "totals",
  only: "postgres",
  columns: {
    tenant_id: text,
    group_tag: text,
    day: whole,
    /** The number of the commit. */
    id: bytes,
    scans: whole,
    /** Scanners that a code counted once, for the tenant; and those that the campaign did. */
    code_visitors: whole,
    unique_visitors: whole,
  },
  key: ["tenant_id", "group_tag", "day", "id"],
};

/**
 * Campaign days to recount, because a code came or went, with the progress of that. The scanners that the recount has met
 * are in `campaign_scanners`.
 */
export const campaignRecounts: Table = {
  name: "campaign_recounts",
  of: { tenant: "in steps" },
  keeps: "totals",
  columns: {
    tenant_id: text,
    group_tag: text,
    day: whole,
    /** The last code that is counted completely, empty before the first; null while scanners are being erased. */
    code_id: optional(text),
    /** Of the code after that: the last scan that was looked at, and how many scanners were counted once. */
    scan_id: counter,
    firsts: counter,
    /** Scanners that the recount has met, each once. */
    met: counter,
    /** The campaign's number when the recount began. It has grown since by the scanners that scans met. */
    base: counter,
    /** The sum of what each code counted once. */
    kept: counter,
    /** Whether a code has lost single scans, so that these can't be counted. */
    incomplete: { ...flag, default: false },
    /** Whether it is counted, and only the scanners it met are still to be erased. */
    counted: { ...flag, default: false },
  },
  key: ["tenant_id", "group_tag", "day"],
};

/**
 * The sums of each campaign over all time. Visitors are summed up to the last day that is over. A chore adds codes whose
 * counts changed, so that scans of different codes never write to the same row of a campaign.
 */
export const campaignTotals: Table = {
  name: "campaign_totals",
  of: { tenant: "by a chore" },
  keeps: "totals",
  columns: {
    tenant_id: text,
    group_tag: text,
    codes: counter,
    scans: counter,
    leads: counter,
    /** The sum of `campaign_days` before the day `unique_to`. */
    unique_visitors: counter,
    unique_to: counter,
    active: counter,
  },
  key: ["tenant_id", "group_tag"],
  indexes: { campaign_totals_ranked: { on: ["tenant_id", "scans", "group_tag"] } },
};

/** The counts of each code that are included in its campaign's totals. */
export const campaignCodes: Table = {
  name: "campaign_codes",
  of: { code: "by a chore" },
  keeps: "totals",
  columns: {
    code_seq: key(whole),
    tenant_id: text,
    group_tag: text,
    scans: counter,
    leads: counter,
    /** 1 if it is active. */
    active: counter,
  },
};

/** Codes that were created, deleted, moved or counted since they were last added to the totals of campaigns. */
export const campaignChanges: Table = {
  name: "campaign_changes",
  of: { code: "by a chore" },
  keeps: "nobody",
  columns: { code_seq: key(whole) },
};

/**
 * The series of a campaign or of a workspace: its counts over time. They are stored as those of a code are, in `totals` and in the
 * tables of values, under the series' number, negated.
 */
export const series: Table = {
  name: "series",
  of: { tenant: "apart" },
  keeps: "totals",
  columns: {
    seq: generated,
    tenant_id: text,
    /** Empty for untagged codes, a line end for the whole workspace. */
    group_tag: text,
  },
  indexes: { series_group: { on: ["tenant_id", "group_tag"], isUnique: true } },
};

/** Counts of scans that are still to be added to series: a row a commit, in the form of `db/sqlite/series-deltas.ts`. */
export const seriesDeltas: Table = {
  name: "series_deltas",
  of: {},
  keeps: "totals",
  only: "sqlite",
  columns: { id: key(whole), counts: text },
};

/**
 * Codes whose counts come to other series, because they were moved or deleted: counts of days before
 * `next_day` are in the series of `to_group`, others in that of `from_group`. Without a group they are in
 * none, and not in that of the workspace.
 */
export const seriesMoves: Table = {
  name: "series_moves",
  of: { code: "by a chore", tenant: "in steps" },
  keeps: "nobody",
  columns: {
    code_seq: key(whole),
    tenant_id: text,
    from_group: optional(text),
    to_group: optional(text),
    next_day: counter,
  },
  indexes: { series_moves_tenant: { on: ["tenant_id"] } },
};
