import { hasSerial, type Identifier, linkIn, narrowed } from "../../../kit/gs1/gs1.ts";
import { Lru } from "../../../kit/shared/lru.ts";

/** GS1 paths that led to codes. To read one takes a twentieth of a scan, and most scans are of a few products. */
export interface KnownPaths {
  /** The identifier of a path without a query; `undefined` where all of it has to be read. */
  get(pathname: string): Identifier | undefined;
  /** Keeps what a path without a query says. Of one with a serial only the part before it is kept. */
  keep(pathname: string, identifier: Identifier): void;
}

/** Paths that are kept, at some 400 bytes each. */
const KEPT = 10_000;

/** Characters. A product with a variant and a lot has 68. */
const LONGEST_KEPT = 128;

export function createKnownPaths(): KnownPaths {
  const kept = new Lru<string, Identifier>(KEPT);
  return {
    get(pathname) {
      const known = kept.get(pathname);
      if (known) return known;
      const { before, ai, value } = partsOf(pathname);
      const product = kept.get(before);
      return (product && narrowed(product, { ai, value })) ?? undefined;
    },
    keep(pathname, identifier) {
      if (pathname.length > LONGEST_KEPT) return;
      if (!hasSerial(identifier)) return void kept.set(pathname, identifier);
      const { before } = partsOf(pathname);
      const product = linkIn(before, "");
      if (product !== null && "identifier" in product && !hasSerial(product.identifier))
        kept.set(before, product.identifier);
    },
  };
}

/** The last pair of a path, and the path before it. */
function partsOf(pathname: string) {
  const middle = pathname.lastIndexOf("/");
  const end = pathname.lastIndexOf("/", middle - 1);
  return {
    before: pathname.slice(0, end),
    ai: pathname.slice(end + 1, middle),
    value: pathname.slice(middle + 1),
  };
}
