import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import {
  apiKeys,
  batchRecords,
  campaignDays,
  campaignRecounts,
  campaignScanners,
  codeDevices,
  codes,
  codeTotals,
  deviceErasures,
  dimensionTotals,
  dimensionValues,
  erasures,
  funnelDays,
  importedLogos,
  keptAnswers,
  leads,
  logoCopies,
  openBatches,
  packedTotals,
  retiredShortIds,
  scanners,
  scans,
  tenants,
  totals,
  voucherRedemptions,
  vouchers,
  webhookDeliveries,
  webhooks,
} from "../postgres/schema.ts";

/** The kind of a column's values. Booleans are copied as 0 and 1. */
export type Kind = "whole" | "truth" | "text" | "bytes";

export type Value = number | string | Uint8Array | null;

/** The values of a row, in the order of its table's columns. */
export type Row = readonly Value[];

export interface Column {
  readonly name: string;
  readonly kind: Kind;
}

/** A table of both engines, with the columns that both have. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key. */
  readonly key: readonly Column[];
  /** The column whose values the engine generates, never one twice. */
  readonly numbered: string | null;
}

/** Leases: they belong to nodes of this database and are not copied. */
const LOCAL: ReadonlySet<string> = new Set(["open_batches.leased_until", "webhook_deliveries.leased_by"]);

function kindOf(column: PgColumn): Kind {
  const [type = ""] = column.getSQLType().split(" ");
  if (type === "boolean") return "truth";
  if (type === "bytea") return "bytes";
  return type === "text" ? "text" : "whole";
}

function toTable(table: PgTable): Table {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const toColumn = (column: PgColumn): Column => ({ name: column.name, kind: kindOf(column) });
  // The columns of a composite key are of another class, whose `getSQLType` recurses without end.
  const key = (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).flatMap((part) =>
    columns.filter((column) => column.name === part.name),
  );
  return {
    name,
    columns: columns.filter((column) => !LOCAL.has(`${name}.${column.name}`)).map(toColumn),
    key: key.map(toColumn),
    numbered: columns.find(({ generatedIdentity }) => generatedIdentity)?.name ?? null,
  };
}

/** All tables that are copied between engines; tables that others refer to come first. */
export const TABLES: readonly Table[] = [
  tenants,
  apiKeys,
  vouchers,
  voucherRedemptions,
  webhooks,
  codes,
  codeTotals,
  retiredShortIds,
  erasures,
  keptAnswers,
  openBatches,
  batchRecords,
  leads,
  importedLogos,
  logoCopies,
  scans,
  scanners,
  codeDevices,
  deviceErasures,
  totals,
  dimensionTotals,
  packedTotals,
  dimensionValues,
  funnelDays,
  campaignScanners,
  campaignDays,
  campaignRecounts,
  webhookDeliveries,
].map(toTable);

/** The names of columns, for a statement. */
export function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"${name}"`).join();
}

/** The values of a row's key. */
export function keyOf({ columns, key }: Table, row: Row): Row {
  return key.map((part) => row[columns.findIndex(({ name }) => name === part.name)] ?? null);
}
