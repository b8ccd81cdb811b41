import { type Clock, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import { errorFields } from "../../kit/shared/log.ts";
import { type Contents, type ContentsNeeds, createContents, type Standing } from "./contents.ts";
import { ListError, type ReadContent } from "./read-content.ts";
import type { ContentFacts, StoredList } from "./records.ts";
import { isAddress, type Read, type Source } from "./sources.ts";
import type { BlocklistStore } from "./store.ts";
import type { Suffixes } from "./suffixes.ts";

/** The lists of hosts to which no code may lead: their contents, and the look at their sources. */
export interface Lists extends Contents {
  /** Reads what is due, and puts in force what was decided elsewhere. */
  refresh(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** The time from one look at a source to the next: of an address, and of a file. */
const PERIOD = 6 * HOUR;
const FILE_PERIOD = MINUTE;

/** The same after a failure. */
const RETRY = 15 * MINUTE;

/** The pause between two looks at what is due. */
const PAUSE = MINUTE;

export interface ListsNeeds extends ContentsNeeds {
  readonly store: Pick<BlocklistStore, "all">;
  readonly read: (source: Source, tag: string | null) => Promise<Read>;
  /** Reads a file in steps. @throws ListError */
  readonly contentOf: (path: string, suffixes: Suffixes) => Promise<ReadContent>;
  /** Whether nothing is to be read: the disk is nearly full, or the store away. */
  readonly mayRead: () => boolean;
  readonly clock: Clock;
}

export function createLists(needs: ListsNeeds): Lists {
  const { store, clock, log } = needs;
  const contents = createContents(needs);
  const { standings } = contents;
  let refreshing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** Reads a source. @throws ListError */
  async function readNow(standing: Standing): Promise<void> {
    const { source } = standing;
    const found = await needs.read(source, standing.tag);
    const now = clock.now();
    if (found === "same") {
      standing.checkedAt = now;
      return;
    }
    const { facts, hosts, exceptions } = await needs
      .contentOf(found.path, contents.suffixes())
      .finally(found.drop);
    if (!(await found.isStill())) throw new ListError("it was changed while it was read");
    const content = { facts: { ...facts, tag: found.tag, readAt: now }, hosts, exceptions };
    const isNew = await contents.keep(standing, content);
    standing.checkedAt = now;
    log.info("a list of hosts was read", { list: source.name, hosts: facts.hosts, isNew });
    tell(source, content.facts);
  }

  /** Says which entries a list has in vain. */
  function tell({ name }: Source, { reserved, domains }: ContentFacts): void {
    if (reserved.count > 0)
      log.warn("a list names public suffixes or the service itself, which are ignored", {
        ...{ list: name, entries: reserved.count, some: reserved.samples.join() },
      });
    if (domains.count > 0)
      log.warn("a list names verified domains of workspaces, which are ignored", {
        ...{ list: name, entries: domains.count, some: domains.samples.join() },
      });
  }

  async function readDue(standing: Standing): Promise<void> {
    const now = clock.now();
    if (now < standing.nextAt && standing.nextAt - now <= PERIOD) return;
    const { name, location } = standing.source;
    try {
      await readNow(standing);
      standing.failure = null;
      standing.nextAt = now + (isAddress(location) ? PERIOD : FILE_PERIOD);
    } catch (error) {
      if (stopped) return;
      const { code, error: kind } = errorFields(error);
      const why = error instanceof ListError ? error.message : `it can't be kept: ${code ?? kind}`;
      standing.nextAt = now + RETRY;
      if (why !== standing.failure)
        log.warn("a list of hosts can't be read, the last good one is in force", { list: name, why });
      standing.failure = why;
    }
  }

  /** Puts the contents in force that another node, or the operator, has decided for. */
  async function follow(rows: readonly StoredList[]): Promise<void> {
    for (const standing of standings) {
      const row = rows.find(({ name }) => name === standing.source.name);
      if (row !== undefined && row.digest !== standing.accepted?.facts.digest)
        await contents.accept(standing, row.digest);
    }
  }

  async function refreshNow(): Promise<void> {
    if (standings.length === 0) return;
    await contents.loaded();
    for (const standing of standings) {
      if (stopped || !needs.mayRead()) return;
      await readDue(standing);
    }
    await follow(await store.all());
    if (standings.some(({ candidate }) => candidate !== null)) needs.onDue();
  }

  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => {}).then(refreshNow);
    return refreshing;
  }

  function refreshLater(pause: number): void {
    timer = setTimeout(async () => {
      await refresh().catch((error: unknown) =>
        log.warn("lists of hosts can't be read, to be tried again", errorFields(error)),
      );
      if (!stopped) refreshLater(PAUSE);
    }, pause);
    timer.unref();
  }

  return {
    ...contents,
    refresh,
    start() {
      if (standings.length > 0) refreshLater(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await refreshing.catch(() => {});
    },
  };
}
