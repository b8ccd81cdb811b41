import { bytes, flag, key, optional, text, type Table, whole } from "../../../db/column.ts";

/** Leads. The person's texts are sealed with the service's secret. */
export const leads: Table = {
  name: "leads",
  of: { code: "in steps" },
  keeps: "lead",
  seals: { purpose: "leads", by: "id", columns: ["sealed"] },
  columns: {
    id: key(text),
    code_seq: whole,
    at: whole,
    country: optional(text),
    device: text,
    sealed: bytes,
    /** The workspace and campaign of its code, by which it is found: see `leads/store/lead-moves.ts`. */
    tenant_id: text,
    group_tag: optional(text),
    /** Whether its owner has dealt with it. */
    handled: { ...flag, default: false },
  },
  indexes: {
    leads_code: { on: ["code_seq", "id"] },
    leads_tenant: { on: ["tenant_id", "handled", "id"] },
    leads_group: { on: ["tenant_id", "group_tag", "handled", "id"], where: "group_tag is not null" },
  },
};

/** Codes whose leads follow them to another campaign. A chore moves the leads. */
export const leadMoves: Table = {
  name: "lead_moves",
  of: { code: "by a chore" },
  keeps: "nobody",
  columns: {
    code_seq: key(whole),
    /** The last lead that was moved; empty before the first. */
    last_lead: text,
  },
};
