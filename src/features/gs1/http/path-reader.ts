import { hasSerial, type Identifier, linkIn } from "../../../kit/gs1/gs1.ts";
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
 * Paths are read once: to read one takes a fortieth of a scan, and most scans are of a few products. None with
 * a query or a serial is kept, because after its sale a thing is one person's.
 */
export function createPathReader(): ReadPath {
  const kept = new Lru<string, Identifier>(KEPT);
  return (pathname, query) => {
    const known = query === "" ? kept.get(pathname) : undefined;
    if (known) return known;
    const identifier = identifierIn(pathname, query);
    if (query === "" && pathname.length <= LONGEST_KEPT && !hasSerial(identifier))
      kept.set(pathname, identifier);
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
