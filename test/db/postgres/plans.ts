import type { Stores } from "../../../db/stores.ts";
import { postgresServer } from "../../postgres.ts";
import { openNode, PATIENT } from "./stores.ts";

/** A part of a plan (PostgreSQL, 14.1.1). */
interface PlanPart {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  /** Pages that it and the parts below it read, from memory and from elsewhere, when they are counted. */
  readonly "Shared Hit Blocks"?: number;
  readonly "Shared Read Blocks"?: number;
  readonly Plans?: readonly PlanPart[];
}

/** A statement and its plan. */
export interface Explained {
  readonly "Query Text": string;
  readonly Plan: PlanPart;
}

export function partsOf(plan: PlanPart): PlanPart[] {
  return [plan, ...(plan.Plans ?? []).flatMap(partsOf)];
}

/** The plans in a part of the server's log. */
function plansIn(log: string): Explained[] {
  return [...log.matchAll(/ plan:\n((?:\t.*\n?)+)/g)].map(([, json = ""]): Explained => JSON.parse(json));
}

/**
 * The plans of all statements that a new node sends to a database while it does `work`. The server itself logs them, those of
 * triggers and foreign keys included (PostgreSQL, F.4, auto_explain).
 */
export async function plansFor(
  url: string,
  work: (stores: Stores) => Promise<unknown>,
  more: Readonly<Record<string, string>> = {},
): Promise<Explained[]> {
  const server = await postgresServer();
  const [row] = await server.query<{ name: string }>(url, "select current_database() as name");
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_format": "json",
    "auto_explain.log_nested_statements": "on",
    ...more,
  };
  for (const [name, value] of Object.entries(settings))
    await server.query(url, `alter database ${row?.name} set ${name} = '${value}'`);
  const before = (await server.log()).length;
  const own = await openNode(url, PATIENT);
  try {
    await work(own.stores);
  } finally {
    await own.db.close();
    for (const name of Object.keys(settings))
      await server.query(url, `alter database ${row?.name} reset ${name}`);
  }
  return plansIn((await server.log()).slice(before));
}

/** How many pages of a database are read for some work, from memory or from the disk. */
export async function pagesRead(url: string, work: (stores: Stores) => Promise<unknown>): Promise<number> {
  const counted = {
    "auto_explain.log_analyze": "on",
    "auto_explain.log_buffers": "on",
    // What a statement within another reads is counted with that one.
    "auto_explain.log_nested_statements": "off",
  };
  const plans = await plansFor(url, work, counted);
  return plans.reduce(
    (sum, { Plan }) => sum + (Plan["Shared Hit Blocks"] ?? 0) + (Plan["Shared Read Blocks"] ?? 0),
    0,
  );
}
