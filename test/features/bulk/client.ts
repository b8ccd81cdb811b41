import { expect } from "bun:test";
import { inflateRawSync } from "node:zlib";
import { parse } from "papaparse";
import { withAdmin } from "../plans/admin.ts";
import type { Scenario, TenantClient } from "../../scenario.ts";

/** One line of a manifest. */
export type ManifestJson = Record<
  "row" | "file" | "type" | "id" | "shortId" | "shortUrl" | "payload" | "title" | "error",
  string
>;

/** The content of a ZIP. */
export interface Unzipped {
  readonly bytes: Uint8Array;
  /** In the order of the directory. */
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: readonly ManifestJson[];
}

/** Sends a CSV file. */
export function sendCsv(
  tenant: TenantClient,
  csv: string,
  query = "",
  headers: Record<string, string> = {},
): Promise<Response> {
  return tenant.call("POST", `/app/api/bulk${query}`, csv, { "content-type": "text/csv", ...headers });
}

/** Sends a CSV file that must be accepted, and unpacks the ZIP. */
export async function makeBulk(
  tenant: TenantClient,
  csv: string,
  query = "",
  headers: Record<string, string> = {},
): Promise<Unzipped> {
  const response = await sendCsv(tenant, csv, query, headers);
  if (response.status !== 200) throw new Error(`Refused: ${await response.text()}`);
  expect(response.headers.get("content-type")).toBe("application/zip");
  return unzip(new Uint8Array(await response.arrayBuffer()));
}

/** Reads a ZIP by its directory. Other tests read ZIPs with other programs, so this one may be short. */
export function unzip(bytes: Uint8Array): Unzipped {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const head = zip.readUInt32LE(at + 42);
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    // Method 0 stores an entry as it is.
    const content = (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString("utf8");
    expect(files.has(name)).toBe(false);
    files.set(name, content);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  const manifest = parse<ManifestJson>(files.get("manifest.csv") ?? "", {
    header: true,
    skipEmptyLines: true,
  }).data;
  return { bytes, files, manifest };
}

/** Puts a tenant on a plan, as the operator does. */
export async function putOnPlan(where: Scenario, tenant: TenantClient, plan: string): Promise<void> {
  await withAdmin(where, async (admin) => expect(await admin.setPlan(tenant.id, plan)).toBe(true));
}

/** How many codes the tenant sees. */
export async function codeCount(tenant: TenantClient): Promise<number> {
  const list: { totals: { codes: number } } = JSON.parse(
    await (await tenant.call("GET", "/app/api/codes")).text(),
  );
  return list.totals.codes;
}

/** A problem with the errors of rows. */
export interface RowsProblem {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly {
    readonly row: number;
    readonly column: string | null;
    readonly detail: string;
  }[];
}
