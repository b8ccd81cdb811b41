import { hasSerial, type Identifier, linkIn, narrowed } from "../../../kit/gs1/gs1.ts";
import { LONGEST_SCAN } from "../../../kit/http/own-domain.ts";
import { addressTooLong, LONGEST_ADDRESS, nothingHere } from "../../../kit/shared/common-faults.ts";
import { Lru } from "../../../kit/shared/lru.ts";
import { InvalidLink } from "../faults.ts";

/**
 * Reads the identifier of a GS1 path.
 * @param query - without its question mark.
 * @throws InvalidLink where the path is none of GS1's, Fault `invalid_request` where it is too long to be
 * read.
 */
export type ReadPath = (pathname: string, query: string) => Identifier;

/** Paths that are kept, at some 400 bytes each. */
const KEPT = 10_000;

/** Characters. A product with a variant and a lot has 68. */
const LONGEST_KEPT = 128;

/**
 * Paths are read once: to read one takes a twentieth of a scan, and most scans are of a few products. None
 * with a query or a serial is kept, because after its sale a thing is one person's. What stands before the
 * serial is.
 */
export function createPathReader(): ReadPath {
  const kept = new Lru<string, Identifier>(KEPT);

  /** Keeps what a path says, unless it is long, wrong or has a serial. */
  function keep(pathname: string): void {
    if (pathname.length > LONGEST_KEPT) return;
    const link = linkIn(pathname, "");
    if (link !== null && "identifier" in link && !hasSerial(link.identifier))
      kept.set(pathname, link.identifier);
  }

  return (pathname, query) => {
    if (query !== "") return identifierIn(pathname, query);
    const known = kept.get(pathname);
    if (known) return known;
    const middle = pathname.lastIndexOf("/");
    const end = pathname.lastIndexOf("/", middle - 1);
    const before = kept.get(pathname.slice(0, end));
    const further = { ai: pathname.slice(end + 1, middle), value: pathname.slice(middle + 1) };
    const found = before && narrowed(before, further);
    if (found) return found;
    const identifier = identifierIn(pathname, "");
    keep(hasSerial(identifier) ? pathname.slice(0, end) : pathname);
    return identifier;
  };
}

function identifierIn(pathname: string, query: string): Identifier {
  if (pathname.length > LONGEST_SCAN || query.length > LONGEST_ADDRESS) throw addressTooLong();
  const link = linkIn(pathname, query);
  if (link === null) throw nothingHere();
  if ("flaws" in link) throw new InvalidLink(link.flaws);
  return link.identifier;
}
