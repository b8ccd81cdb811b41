import { identifierAt, productsOf } from "../../kit/gs1/gs1.ts";
import type { BulkHost } from "../../kit/threads/protocol.ts";
import type { CodeContent } from "../codes/model.ts";

/** The GS1 address of a row. */
export interface Gs1Row {
  readonly domain: string | null;
  /** Canonical. */
  readonly path: string;
  /**
   * The paths of a serial's product, one of which the workspace has to have. None where an earlier row has
   * one.
   */
  readonly products: readonly string[];
}

/** The GS1 addresses of a file, each of which is there once. */
export interface Gs1Check {
  /**
   * Notes the address of a row.
   * @returns `null` of a row without one, and `"repeated"` where an earlier row has the same.
   */
  note(content: Pick<CodeContent, "gs1" | "domain">): Gs1Row | "repeated" | null;
  /** Finds the rows whose addresses codes have that are there, also such as are being made. */
  taken(rows: readonly (Gs1Row | null)[]): Promise<ReadonlySet<Gs1Row | null>>;
  /** Finds the serials whose product is not there. */
  orphans(rows: readonly (Gs1Row | null)[]): Promise<ReadonlySet<Gs1Row | null>>;
}

/** @param names - finds who has GS1 addresses. */
export function createGs1Check({ names }: Pick<BulkHost, "names">): Gs1Check {
  const seen = new Set<string>();
  /** The products that are known to be there: a file may have thousands of serials of each. */
  const products = new Set<string>();
  const keyOf = (domain: string | null, path: string) => `${domain ?? ""} ${path}`;

  /** Those of some paths that are not free, by their keys. */
  async function heldOf(rows: readonly Gs1Row[], pathsOf: (row: Gs1Row) => readonly string[]) {
    const held = new Map<string, "ours" | "others">();
    for (const [domain, there] of Map.groupBy(rows, (row) => row.domain)) {
      const paths = [...new Set(there.flatMap(pathsOf))];
      for (const { path, holder } of await names({ domain, paths })) held.set(keyOf(domain, path), holder);
    }
    return held;
  }

  return {
    note({ gs1: path, domain }) {
      if (path === null) return null;
      const key = keyOf(domain, path);
      if (seen.has(key)) return "repeated";
      seen.add(key);
      const wanted = productsOf(identifierAt(path));
      const isBehind = wanted.some((product) => seen.has(keyOf(domain, product)));
      return { domain, path, products: isBehind ? [] : wanted };
    },

    async taken(rows) {
      const named = rows.flatMap((row) => row ?? []);
      const held = await heldOf(named, ({ path }) => [path]);
      return new Set(named.filter(({ domain, path }) => held.has(keyOf(domain, path))));
    },

    async orphans(rows) {
      const isThere = (row: Gs1Row) =>
        row.products.length === 0 || row.products.some((product) => products.has(keyOf(row.domain, product)));
      const named = rows.flatMap((row) => (row === null || isThere(row) ? [] : row));
      for (const [key, holder] of await heldOf(named, (row) => row.products))
        if (holder === "ours") products.add(key);
      return new Set(named.filter((row) => !isThere(row)));
    },
  };
}
