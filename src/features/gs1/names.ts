import type { CodeStore } from "../codes/store/codes.ts";
import type { Gs1Name } from "../codes/store/gs1-names.ts";
import {
  ancestorsOf,
  hasSerial,
  type Identifier,
  identifierAt,
  keyPathOf,
  pathOf,
  withoutSerialPart,
} from "../../kit/gs1/gs1.ts";
import { codeUnreadable } from "../../kit/shared/common-faults.ts";
import {
  type ChangeStamp,
  FreshCache,
  nothingApart,
  RETRY_DELAY,
  within,
} from "../../kit/shared/fresh-cache.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";

/** Finds codes by their GS1 addresses. */
export interface Names {
  /**
   * The names that a GS1 address stands for: its own and those above it, the most specific first. A deleted
   * one is only among them where all are deleted.
   * @param host - `null` for the service's own.
   * @returns a promise only where something is read.
   * @throws Fault `storage_unavailable`
   */
  of(host: string | null, identifier: Identifier): readonly Gs1Name[] | Promise<readonly Gs1Name[]>;
  /** Takes notice that a code was made, changed or deleted. */
  changed(address: ShortAddress): void;
  /** Takes notice that codes of any host may be gone. */
  changedAll(): void;
}

/**
 * The most names below one key that are kept as one. A product has few lots that have a code of their own.
 */
const FEW = 64;

/** Names that are kept, at some 400 bytes each. */
const CACHED = 100_000;

/** Addresses without a serial whose names are kept, of keys with many names. An address has few names. */
const CACHED_OF_MANY = 50_000;

/** A name with what it stands for. */
interface Named {
  readonly name: Gs1Name;
  readonly identifier: Identifier;
}

/** The names below a key. */
interface Below {
  /** All of them; where there are many, the name that is the key itself, if any. */
  readonly names: readonly Named[];
  readonly areAll: boolean;
}

/**
 * All names below a key are kept as one: so it is known without asking that there is no code for a serial,
 * and no serial that a request brought is kept. Where a key has many names they are looked up for each
 * request, and only what was found without a serial is kept. While storage is out of order this serves, or
 * else the key itself. Of an address that stands for nothing nothing is kept, and lots that stand for the key
 * alone push out only one another.
 */
export function createNames(needs: {
  store: Pick<CodeStore, "findNames" | "namesUnder">;
  stamp: ChangeStamp;
  /** Whether the store is known not to answer. Kept names are used as they are then. */
  isAway: () => boolean;
  /** Milliseconds that a scan waits for the store to confirm kept names. */
  patience: number;
  /** Is told of each error of the store. */
  onFailure: (error: unknown) => void;
}): Names {
  const { store, stamp, isAway, patience, onFailure } = needs;
  /**
   * Changes of codes by host. A code that was just made is in none of the kept ones, so all of its host are
   * asked for again.
   */
  const changes = new Map<string, number>();
  let everywhere = 0;
  const stampOf = (key: string) => stamp() + everywhere + (changes.get(key.slice(0, key.indexOf("/"))) ?? 0);
  const options = { isAway, patience } as const;

  const below = new FreshCache<string, Below>(CACHED, stampOf, loadBelow, {
    ...options,
    weigh: ({ names }) => 1 + names.length,
  });
  /** The names that were found for an address without a serial, of a key that has many names. */
  const found = new FreshCache<string, readonly Gs1Name[]>(CACHED_OF_MANY, stampOf, loadFound, {
    ...options,
    ...nothingApart((names) => names.every(isKey)),
  });
  /** The store was too slow, and is not asked for serials before this time. */
  let slowUntil = 0;

  async function loadBelow(key: string): Promise<Below> {
    const { host, path } = partsOf(key);
    const names = await store.namesUnder(host, path, FEW + 1);
    const areAll = names.length <= FEW;
    const kept = areAll ? names : names.filter((name) => name.path === path);
    return { names: kept.map((name) => ({ name, identifier: identifierAt(name.path) })), areAll };
  }

  async function loadFound(key: string): Promise<readonly Gs1Name[]> {
    const { host, path } = partsOf(key);
    return lookUp(host, path.split("\n"));
  }

  /** Looks names up by their paths. They are in the order of these. */
  async function lookUp(host: string | null, paths: readonly string[]): Promise<readonly Gs1Name[]> {
    const names = await store.findNames(host, paths);
    return present(paths.flatMap((path) => names.find((name) => name.path === path) ?? []));
  }

  /** The names that a look-up finds; those known before, if any, where the store fails or is slow. */
  async function or(known: readonly Gs1Name[], lookedUp: Promise<readonly Gs1Name[]>) {
    if (known.length === 0) return lookedUp;
    try {
      const inTime = await within(patience, lookedUp);
      if (inTime) return inTime.value;
      slowUntil = performance.now() + RETRY_DELAY;
      // If it fails later nobody else hears of it.
      void lookedUp.catch(onFailure);
    } catch (error) {
      onFailure(error);
    }
    return known;
  }

  /**
   * Looks for names among many, and for those of deleted codes. Those without a serial are kept.
   * @param bare - the name that is the key itself, if there is one.
   */
  async function search(host: string | null, identifier: Identifier, bare: readonly Gs1Name[]) {
    const all = [identifier, ...ancestorsOf(identifier)];
    const plain = all.filter((each) => !hasSerial(each)).map(pathOf);
    const key = keyOf(host, plain.join("\n"));
    const last = found.last(key) ?? bare;
    if (last.length > 0 && (isAway() || performance.now() < slowUntil)) return last;
    const kept = await or(last, found.get(key));
    if (kept.length === 0) found.evict(key);
    const serials = all.filter(hasSerial).map(pathOf);
    if (serials.length === 0) return kept;
    const names = [...(await or(kept, lookUp(host, serials))), ...kept];
    return present(all.flatMap((each) => names.find(({ path }) => path === pathOf(each)) ?? []));
  }

  async function read(host: string | null, key: string, identifier: Identifier): Promise<readonly Gs1Name[]> {
    try {
      const known = await below.get(key);
      const names = above(known.names, identifier);
      if (suffices(known, names, identifier)) return names;
      const searched = await search(host, identifier, names);
      if (searched.length === 0) below.evict(key);
      return searched;
    } catch (error) {
      onFailure(error);
      throw codeUnreadable();
    }
  }

  return {
    of(host, identifier) {
      const key = keyOf(host, keyPathOf(identifier));
      const known = below.peek(key);
      if (known === undefined) return read(host, key, identifier);
      const names = above(known.names, identifier);
      return suffices(known, names, identifier) ? names : read(host, key, identifier);
    },
    changed(address) {
      const slash = address.indexOf("/");
      const host = slash < 0 ? "" : address.slice(0, slash);
      changes.set(host, (changes.get(host) ?? 0) + 1);
    },
    changedAll() {
      everywhere++;
    },
  };
}

/** The key of a cache. No host has a slash. */
function keyOf(host: string | null, path: string): string {
  return `${host ?? ""}/${path}`;
}

function partsOf(key: string): { readonly host: string | null; readonly path: string } {
  const slash = key.indexOf("/");
  return { host: key.slice(0, slash) || null, path: key.slice(slash + 1) };
}

/** Whether a name is a key itself. */
function isKey({ path }: Gs1Name): boolean {
  return path.indexOf("/") === path.lastIndexOf("/");
}

/** Whether an address stands for no more than the names that are known to be above it. */
function suffices({ areAll }: Below, names: readonly Gs1Name[], { value, qualifiers }: Identifier): boolean {
  const [first] = names;
  if (first === undefined) return false;
  return areAll || (qualifiers.length === 0 && identifierAt(first.path).value === value);
}

/** Those of the names of a key that an address stands for, in the order of `ancestorsOf`. */
function above(names: readonly Named[], identifier: Identifier): readonly Gs1Name[] {
  const fitting: { name: Gs1Name; weight: number }[] = [];
  for (const { name, identifier: named } of names) {
    const weight = weightOf(named, identifier);
    if (weight !== null) fitting.push({ name, weight });
  }
  if (fitting.length > 1) fitting.sort((one, other) => other.weight - one.weight);
  return fitting.map(({ name }) => name);
}

/**
 * The weight of a name among those above an address: a qualifier weighs more than all before it, and a serial
 * in the value more than all. `null` where the name is not above.
 */
function weightOf(named: Identifier, identifier: Identifier): number | null {
  const { ai, value, qualifiers } = identifier;
  let weight = named.value === value ? 2 ** qualifiers.length : 0;
  if (weight === 0 && named.value !== withoutSerialPart(ai, value)) return null;
  for (const qualifier of named.qualifiers) {
    const place = qualifiers.findIndex(
      ({ ai, value: text }) => ai === qualifier.ai && text === qualifier.value,
    );
    if (place < 0) return null;
    weight += 2 ** place;
  }
  return weight;
}

/** Those whose codes are there; all of them if none is. */
function present(names: readonly Gs1Name[]): readonly Gs1Name[] {
  const there = names.filter(({ address }) => address !== "gone");
  return there.length > 0 ? there : names;
}
