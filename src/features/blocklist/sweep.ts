import { type Clock, DAY } from "../../kit/shared/clock.ts";
import type { Block } from "../../kit/shared/block.ts";
import type { Log } from "../../kit/shared/log.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import { type ListedBy, nameOf } from "../../kit/shared/target.ts";
import type { Standing } from "./contents.ts";
import type { Lists } from "./lists.ts";
import { type Content, type HeldReason, type Listed, listBlocking, type StoredList } from "./records.ts";
import type { BlocklistStore, WalkedCode } from "./store.ts";

/** Workspaces that are older than this count for whether a list is good. */
const GROWN_UP = 30 * DAY;

/** A list that would block more of them is held, as a share of all and as a number. */
const MOST_SHARE = 0.01;
const MOST_WORKSPACES = 4;

/** A list that loses more than this share of so many hosts is held: its source may have been cut off. */
const MOST_LOST = 0.5;
const WORTH_KEEPING = 1_000;

/**
 * All codes are looked through this often, whether a list has changed or not: nodes may have had different
 * ones.
 */
const PERIOD = DAY;

/** The tries to note what lists say of a code that is changed at the same time. */
const TRIES = 3;

/** A newer content of a list that is tried, with the exceptions in force. */
interface Tried {
  readonly standing: Standing;
  readonly content: Content;
  readonly exceptions: string;
}

/** A walk through all codes. */
type Walk =
  | (Tried & {
      readonly kind: "trial";
      after: number;
      readonly isListed: ListedBy;
      readonly workspaces: Set<string>;
      readonly all: number;
      readonly bornBefore: number;
    })
  | {
      readonly kind: "sweep";
      after: number;
      readonly lists: readonly { readonly name: string; readonly digest: string }[];
      readonly gone: readonly string[];
    }
  | { readonly kind: "listed"; after: number };

export interface SweepNeeds {
  readonly lists: Lists;
  readonly store: BlocklistStore;
  readonly isOurHost: (host: string) => boolean;
  /** All addresses to which a code leads, and those of the links of its page. */
  readonly addressesOf: (code: WalkedCode) => readonly string[];
  /** Blocks a code in the name of a list, and ends that. */
  readonly block: (address: ShortAddress, list: string) => Promise<unknown>;
  readonly unblock: (address: ShortAddress) => Promise<unknown>;
  /** Called with each code that leads elsewhere now. */
  readonly onMoved: (address: ShortAddress) => void;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Looks at codes for lists, in steps. First it looks at what a new content of a list would block, then it
 * notes what all contents in force say of each code, and blocks and frees codes. Codes that are on a list are
 * looked at in each round, because their owners may have mended them.
 * @returns a step of about so many codes, which resolves to whether more is left.
 */
export function createSweep(needs: SweepNeeds): (rows: number) => Promise<boolean> {
  const { lists, store, isOurHost, addressesOf, clock, log } = needs;
  let walk: Walk | null = null;

  /** Puts a newer content in force, or has it wait. Nothing happens where it is not the newest any more. */
  async function decide(
    standing: Standing,
    { facts }: Content,
    why: HeldReason | null,
    workspaces: number | null,
  ): Promise<void> {
    const { name } = standing.source;
    if (why === null) return lists.accept(standing, facts.digest, () => store.accept(name, facts));
    const exceptions = lists.exceptions();
    await lists.hold(standing, { facts, exceptions }, async () => {
      await store.hold(name, facts, { why, exceptions, workspaces, at: clock.now() });
      log.warn("a new content of a list of hosts waits for the operator: quietzone blocklist show", {
        ...{ list: name, hosts: facts.hosts, why, workspaces },
      });
    });
  }

  /** Mends what is stored of a list whose content in force is the newest that its source has. */
  async function confirm({ accepted, checkedAt, source }: Standing, row: StoredList | null): Promise<void> {
    if (accepted === null) return;
    // The source has withdrawn the content that waits.
    if (row?.heldAt != null && checkedAt > row.heldAt) await store.release(source.name, row.heldDigest);
    // The store was replaced, or another node has had an older content than this one confirms.
    else if (row?.digest !== accepted.facts.digest && row?.heldAt == null && checkedAt > (row?.readAt ?? 0))
      await store.accept(source.name, { ...accepted.facts, readAt: checkedAt });
  }

  /** Decides on new contents that need no walk. @returns the first that needs one. */
  async function undecided(rows: readonly StoredList[]): Promise<Tried | null> {
    // Exceptions first: the other lists are tried with them.
    for (const standing of lists.standings.toSorted(byKind)) {
      const { name } = standing.source;
      const row = rows.find((one) => one.name === name) ?? null;
      const exceptions = lists.exceptions();
      if (standing.held !== null && standing.held.exceptions !== exceptions) await lists.tryAgain(standing);
      const { candidate, held, accepted } = standing;
      if (candidate === null) {
        if (held === null) await confirm(standing, row);
        continue;
      }
      const { facts } = candidate;
      if (facts.digest === row?.digest) await lists.accept(standing, facts.digest);
      else if (facts.digest === row?.heldDigest && exceptions === row.heldExceptions)
        await lists.hold(standing, { facts, exceptions });
      else if (hasShrunk(accepted?.facts.hosts ?? 0, facts.hosts))
        await decide(standing, candidate, "shrunk", null);
      else return { standing, content: candidate, exceptions };
    }
    return null;
  }

  async function nextWalk(): Promise<Walk | null> {
    const now = clock.now();
    const rows = await store.all();
    const tried = await undecided(rows);
    if (tried !== null) {
      const lookup = lists.lookupWith(tried.standing, tried.content);
      const bornBefore = now - GROWN_UP;
      return {
        ...{ kind: "trial", after: 0, ...tried, workspaces: new Set(), bornBefore },
        all: await store.workspacesBefore(bornBefore),
        isListed: (host) => (isOurHost(host) ? null : (lookup(host).blocked?.list ?? null)),
      };
    }
    return sweepOf(await store.all(), now);
  }

  /** The walk that is due; `null` while another node has newer contents than this one. */
  function sweepOf(rows: readonly StoredList[], now: number): Walk | null {
    const names = new Set(lists.standings.map(({ source }) => source.name));
    const gone = rows.flatMap(({ name }) => (names.has(name) ? [] : [name]));
    const mine = lists.standings.flatMap(({ source, accepted }) =>
      accepted === null ? [] : [{ name: source.name, digest: accepted.facts.digest }],
    );
    const rowOf = (name: string) => rows.find((row) => row.name === name);
    const isBehind = rows.some(
      ({ name, digest }) =>
        names.has(name) && digest !== "" && !mine.some((own) => own.name === name && own.digest === digest),
    );
    if (isBehind) return null;
    const isDue = mine.some(({ name, digest }) => {
      const row = rowOf(name);
      return row?.sweptDigest !== digest || now < row.sweptAt || now - row.sweptAt >= PERIOD;
    });
    if (isDue || gone.length > 0) return { kind: "sweep", after: 0, lists: mine, gone };
    return { kind: "listed", after: 0 };
  }

  /** Notes what lists say of a code, and blocks or frees it. */
  async function mend(code: WalkedCode): Promise<void> {
    let now: WalkedCode | null = code;
    for (let tries = 0; tries < TRIES && now !== null; tries++) {
      const listed = listedAmong(hostsIn(addressesOf(now)), lists.listedBy);
      const list = listOfTarget(now, listed);
      const address = addressOf(now);
      if (list === null && listBlocking(now) !== null) {
        // First, so that a code that is still blocked is looked at again.
        await needs.unblock(address);
        now = await store.again(code.seq);
      } else if (isSame(listed, now.listed)) {
        if (list !== listBlocking(now) && list !== null) await needs.block(address, list);
        return;
      } else if (await store.setListed(now.seq, now.revision, listed)) {
        if (list !== listBlocking(now) && list !== null) await needs.block(address, list);
        needs.onMoved(address);
        return;
      } else now = await store.again(code.seq);
    }
  }

  async function finish(done: Walk): Promise<boolean> {
    walk = null;
    if (done.kind === "trial")
      await decide(done.standing, done.content, isTooMuch(done) ? "workspaces" : null, done.workspaces.size);
    else if (done.kind === "sweep") await store.swept(done.lists, done.gone, clock.now());
    return done.kind !== "listed";
  }

  return async (rows) => {
    // Chores are due again then. One that waited would be said to hold the loop by all that loads meanwhile.
    if (!lists.isLoaded()) return false;
    if (walk?.kind === "trial" && isVain(walk, lists)) walk = null;
    walk ??= await nextWalk();
    if (walk === null) return false;
    const now = walk;
    const { codes, next } =
      now.kind === "listed" ? await store.walkListed(now.after, rows) : await store.walk(now.after, rows);
    if (now.kind === "trial") {
      for (const code of codes) {
        if (code.tenantSince >= now.bornBefore || now.workspaces.has(code.tenantId)) continue;
        const hosts = hostsIn(addressesOf(code)).filter((host) => lists.listedBy(host) === null);
        if (hosts.some((host) => now.isListed(host) !== null)) now.workspaces.add(code.tenantId);
      }
    } else for (const code of codes) await mend(code);
    if (next === null || (now.kind === "trial" && isTooMuch(now))) return finish(now);
    now.after = next;
    return true;
  };
}

type Trial = Extract<Walk, { readonly kind: "trial" }>;

/** Whether a trial says nothing any more: its content was withdrawn or replaced, or other exceptions hold. */
function isVain({ standing, content, exceptions }: Trial, lists: Lists): boolean {
  return standing.candidate !== content || exceptions !== lists.exceptions();
}

function byKind(one: Standing, other: Standing): number {
  return Number(other.source.isAllowed) - Number(one.source.isAllowed);
}

function isTooMuch({ workspaces, all }: Trial): boolean {
  return workspaces.size > MOST_WORKSPACES && workspaces.size > all * MOST_SHARE;
}

function hasShrunk(before: number, after: number): boolean {
  return before >= WORTH_KEEPING && after < before * (1 - MOST_LOST);
}

/** The hosts of addresses, each once. */
function hostsIn(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => hostIn(address) ?? []))];
}

function hostIn(address: string): string | null {
  const url = URL.parse(address);
  return url === null || url.hostname === "" ? null : nameOf(url);
}

function listedAmong(hosts: readonly string[], listedBy: ListedBy): Listed | null {
  const found = hosts.flatMap((host): [string, string][] => {
    const list = listedBy(host);
    return list === null ? [] : [[host, list]];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

function listOfTarget({ target }: WalkedCode, listed: Listed | null): string | null {
  const host = hostIn(target);
  return host === null || listed === null ? null : (listed[host] ?? null);
}

function isSame(one: Listed | null, other: Listed | null): boolean {
  return Bun.deepEquals(one, other);
}

/** A code as a list blocks it. */
export function blockBy(list: string): Omit<Block, "since"> {
  return { by: "list", reason: "list", words: null, list };
}
