import { createHash } from "node:crypto";
import type { Log } from "../../kit/shared/log.ts";
import type { ListedBy } from "../../kit/shared/target.ts";
import { createLookup, type List, type Lookup, UNLISTED } from "./lookup.ts";
import type { Content, ContentFacts } from "./records.ts";
import type { Source } from "./sources.ts";
import type { Suffixes } from "./suffixes.ts";

/** How a list stands on this node. */
export interface Standing {
  readonly source: Source;
  /** The content in force here. */
  accepted: Content | null;
  /** A newer one, which is in force once it was looked at what it would block. */
  candidate: Content | null;
  /** A newer one that waits for the operator. It is on the disk. */
  held: Held | null;
  /** Of the newest content that was read. */
  tag: string | null;
  /** When the source was read last, and when it said that nothing has changed. */
  checkedAt: number;
  nextAt: number;
  /** Why it can't be read; `null` when it could be the last time. */
  failure: string | null;
}

/** A content that waits, and the exceptions with which it was tried. */
export interface Held {
  readonly facts: ContentFacts;
  readonly exceptions: string;
}

/** The contents of lists on the disk. */
export interface Copies {
  read(key: string): Promise<Content | null>;
  write(key: string, content: Content): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** The contents of lists on this node: those in force, and newer ones. */
export interface Contents {
  readonly standings: readonly Standing[];
  /** Resolves when the contents of the last run are in force. Without lists at once. */
  loaded(): Promise<void>;
  isLoaded(): boolean;
  /** @throws Error before that. */
  suffixes(): Suffixes;
  /** The list that a host is on, as a URL spells it; `null` for none. */
  readonly listedBy: ListedBy;
  /** All that lists say of a host, as a URL spells it. */
  readonly verdictOf: Lookup;
  /** The lists in force, for another thread. */
  inForce(): readonly List[];
  /** The same look-up, with another content of a list. */
  lookupWith(standing: Standing, content: Content): Lookup;
  /** The hash of the operator's exceptions in force; empty without any. */
  exceptions(): string;
  /**
   * Keeps a content that was read of a source. It takes the place of a newer one, and of one that waits.
   * @returns whether it is another one than that in force.
   */
  keep(standing: Standing, content: Content): Promise<boolean>;
  /**
   * Puts the newer content of a list in force. Nothing happens where another one took its place meanwhile, or
   * where it was withdrawn.
   * @param note - done first, while nothing takes its place.
   */
  accept(standing: Standing, digest: string, note?: () => Promise<void>): Promise<void>;
  /** Has the newer content of a list wait for the operator, likewise. */
  hold(standing: Standing, held: Held, note?: () => Promise<void>): Promise<void>;
  /** Takes a content that waits for a candidate again. */
  tryAgain(standing: Standing): Promise<void>;
}

/** The end of a key under which a newer copy is kept. */
const NEWER = ".newer";

export interface ContentsNeeds {
  readonly sources: readonly Source[];
  readonly copies: Copies;
  readonly loadSuffixes: () => Promise<Suffixes>;
  /** Whether a host is the service's own, or a verified domain. No list is asked for these. */
  readonly isOurHost: (host: string) => boolean;
  /** Called with the look-up when another content is in force, and awaited. */
  readonly onPut: (listedBy: ListedBy) => Promise<void>;
  /** Called when there is a content to look at, or codes. */
  readonly onDue: () => void;
  readonly log: Log;
}

export function createContents(needs: ContentsNeeds): Contents {
  const { sources, copies, isOurHost, log } = needs;
  const standings: readonly Standing[] = sources.map((source) => ({
    ...{ source, accepted: null, candidate: null, held: null, tag: null, failure: null },
    ...{ checkedAt: 0, nextAt: 0 },
  }));
  let suffixes: Suffixes | null = null;
  let lookup: Lookup | null = null;
  let loading: Promise<void> | null = null;
  let isLoaded = standings.length === 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** Does one work after the other: each finds copies and standings as the one before has left them. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  const listOf = ({ source }: Standing, { hosts, exceptions }: Content): List => ({
    ...{ name: source.name, isAllowed: source.isAllowed, hosts, exceptions },
  });

  const newerOf = ({ candidate, held }: Standing) => candidate?.facts ?? held?.facts ?? null;

  function inForce(): readonly List[] {
    return standings.flatMap((standing) =>
      standing.accepted === null ? [] : [listOf(standing, standing.accepted)],
    );
  }

  const listedBy: ListedBy = (host) =>
    lookup === null || isOurHost(host) ? null : (lookup(host).blocked?.list ?? null);

  function openSuffixes(): Suffixes {
    if (suffixes === null) throw new Error("The lists are not loaded");
    return suffixes;
  }

  function put(standing: Standing, content: Content): void {
    standing.accepted = content;
    lookup = createLookup(inForce(), openSuffixes());
  }

  async function load(): Promise<void> {
    if (standings.length === 0) return;
    suffixes ??= await needs.loadSuffixes();
    for (const standing of standings) {
      const { key } = standing.source;
      const accepted = await copies.read(key);
      const newer = await copies.read(`${key}${NEWER}`);
      standing.tag = (newer ?? accepted)?.facts.tag ?? null;
      standing.candidate = newer;
      if (accepted !== null) put(standing, accepted);
    }
    const kept = new Set(sources.flatMap(({ key }) => [key, `${key}${NEWER}`]));
    for (const key of await copies.keys()) if (!kept.has(key)) await copies.remove(key);
    await needs.onPut(listedBy);
    isLoaded = true;
    needs.onDue();
  }

  async function putNewer(standing: Standing): Promise<void> {
    const { key, name } = standing.source;
    const content = standing.candidate ?? (await copies.read(`${key}${NEWER}`));
    if (content === null) {
      // Its copy is gone or damaged: it is read again.
      Object.assign(standing, { held: null, tag: null, nextAt: 0 });
      return;
    }
    await copies.rename(`${key}${NEWER}`, key);
    standing.candidate = null;
    standing.held = null;
    put(standing, content);
    log.info("a list of hosts is in force", { list: name, hosts: content.facts.hosts });
    await needs.onPut(listedBy);
    needs.onDue();
  }

  return {
    standings,
    isLoaded: () => isLoaded,
    loaded() {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    suffixes: openSuffixes,
    listedBy,
    verdictOf: (host) => lookup?.(host) ?? UNLISTED,
    inForce,
    lookupWith: (standing, content) =>
      createLookup(
        standings.flatMap((other) => {
          const own = other === standing ? content : other.accepted;
          return own === null ? [] : [listOf(other, own)];
        }),
        openSuffixes(),
      ),

    exceptions() {
      const digests = standings.flatMap(({ source, accepted }) =>
        source.isAllowed && accepted !== null ? [accepted.facts.digest] : [],
      );
      return digests.length === 0 ? "" : createHash("sha256").update(digests.toSorted().join()).digest("hex");
    },

    keep: (standing, content) =>
      inTurn(async () => {
        const { key } = standing.source;
        const isNew = content.facts.digest !== standing.accepted?.facts.digest;
        await copies.write(isNew ? `${key}${NEWER}` : key, content);
        if (!isNew) await copies.remove(`${key}${NEWER}`);
        standing.tag = content.facts.tag;
        standing.candidate = isNew ? content : null;
        standing.held = null;
        return isNew;
      }),

    accept: (standing, digest, note) =>
      inTurn(async () => {
        if (newerOf(standing)?.digest !== digest) return;
        await note?.();
        await putNewer(standing);
      }),

    hold: (standing, held, note) =>
      inTurn(async () => {
        if (newerOf(standing)?.digest !== held.facts.digest) return;
        await note?.();
        standing.held = held;
        standing.candidate = null;
      }),

    tryAgain: (standing) =>
      inTurn(async () => {
        if (standing.held === null) return;
        standing.held = null;
        standing.candidate = await copies.read(`${standing.source.key}${NEWER}`);
        // Its copy is gone or damaged: it is read again.
        if (standing.candidate === null) Object.assign(standing, { tag: null, nextAt: 0 });
      }),
  };
}
