import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, HOUR, isoTime, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { joined } from "../../kit/shared/joined.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { Timers } from "../../kit/shared/timers.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { LIVE_MINUTES } from "./constants.ts";
import type { Live } from "./model.ts";
import type { LivePlace } from "./records.ts";
import type { LiveStore } from "./store.ts";
import { createLiveWindow, type LiveWindow } from "./window.ts";

/** A picture of the last minutes, as it is sent. */
export interface SentPicture {
  /** The same for the same picture, on every node. */
  readonly id: string;
  /** In JSON, without line breaks. */
  readonly data: string;
}

/** Counts the scans of the last minutes of workspaces that somebody watches. */
export interface LiveCounts {
  /** The picture now. */
  now(tenantId: string, withBots: boolean): Promise<Live>;
  /**
   * Hands over the picture, and then each one that differs from the one before, at most once a second.
   * @returns a function that ends it.
   */
  follow(tenantId: string, withBots: boolean, onPicture: (picture: SentPicture) => void): () => void;
  stop(): Promise<void>;
}

/** Between two looks for new scans. */
const INTERVAL = SECOND;

/** Every look goes back so far: nodes commit at the same time, and their clocks differ. */
const OVERLAP = 10 * SECOND;

/** A picture that is older is read anew. */
const LONGEST_AGE = 5 * MINUTE;

/** A window that nobody watches is kept for so long: whoever asks again does not have it read anew. */
const KEPT = MINUTE;

/** Scans that are read at once: some four milliseconds. */
const AT_ONCE = 1_000;

/** Workspaces that are asked about at once, and the scans of each. */
const WORKSPACES_AT_ONCE = 20;
const OF_EACH = 100;

/** Milliseconds of work after which requests that wait are answered. */
const LONGEST_HOLD = 3;

interface Follower {
  readonly withBots: boolean;
  readonly onPicture: (picture: SentPicture) => void;
  lastId: string | null;
}

/** A workspace that is watched. */
interface Watched {
  readonly tenantId: string;
  readonly followers: Set<Follower>;
  /** When somebody asked for it last, by a monotonic clock. */
  usedAt: number;
  /** `null` before its first scan. */
  workspace: number | null;
  window: LiveWindow;
  /** When it was read from its beginning; `null` before that. */
  readAt: number | null;
  isRead: boolean;
  /** When scans were looked for last. */
  lookedAt: number;
  /** Those of its codes that were named, `null` for one that is gone. */
  names: Map<number, Live["codes"][number] | null>;
  /** Its pictures, until something changes. */
  readonly pictures: Map<boolean, SentPicture>;
  /** The minute of the pictures. */
  minute: number;
}

export function createLiveCounts(needs: {
  store: LiveStore;
  clock: Clock;
  timers: Timers;
  log: Log;
}): LiveCounts {
  const { store, clock, timers, log } = needs;
  const all = new Map<string, Watched>();
  const isTimeToComplain = atMostEvery(clock, HOUR);
  let stopTimer: (() => void) | null = null;
  let isStopped = false;

  function watched(tenantId: string): Watched {
    const known = all.get(tenantId);
    if (known) {
      known.usedAt = timers.now();
      return known;
    }
    const fresh: Watched = {
      usedAt: timers.now(),
      ...{ tenantId, followers: new Set(), workspace: null, window: createLiveWindow() },
      ...{ readAt: null, isRead: false, lookedAt: 0, names: new Map(), pictures: new Map(), minute: 0 },
    };
    all.set(tenantId, fresh);
    return fresh;
  }

  /** Counts all scans behind a place, in steps. */
  async function readOn(window: LiveWindow, from: LivePlace): Promise<boolean> {
    const yielder = createYielder(LONGEST_HOLD);
    let place = from;
    let hasNew = false;
    for (;;) {
      const scans = await store.after([place], AT_ONCE);
      for (const scan of scans) hasNew = window.add(scan) || hasNew;
      const last = scans.at(-1);
      if (!last || scans.length < AT_ONCE || isStopped) return hasNew;
      place = last;
      await yielder();
    }
  }

  /** Reads all of the last minutes. */
  async function readAll(one: Watched, now: number): Promise<void> {
    one.workspace ??= await store.numberOf(one.tenantId);
    const window = createLiveWindow();
    if (one.workspace !== null)
      await readOn(window, store.placeAt(one.workspace, now - LIVE_MINUTES * MINUTE));
    one.window = window;
    // A workspace that has no scan yet is asked for its number again.
    if (one.workspace !== null) one.readAt = now;
    one.isRead = true;
    one.lookedAt = now;
    one.names = new Map();
    one.pictures.clear();
  }

  /** Reads the newest scans of workspaces that were read before. */
  async function readNewest(some: readonly Watched[], now: number): Promise<void> {
    const byNumber = new Map(some.map((one) => [one.workspace, one]));
    const places = some.flatMap(({ workspace, lookedAt }) =>
      workspace === null ? [] : store.placeAt(workspace, lookedAt - OVERLAP),
    );
    const found = Map.groupBy(await store.after(places, OF_EACH), ({ workspace }) => workspace);
    for (const [workspace, scans] of found) {
      const one = byNumber.get(workspace);
      if (!one) continue;
      const { window } = one;
      let hasNew = false;
      for (const scan of scans) hasNew = window.add(scan) || hasNew;
      const last = scans.at(-1);
      if (last && scans.length === OF_EACH) hasNew = (await readOn(window, last)) || hasNew;
      if (hasNew) one.pictures.clear();
    }
    for (const one of some) {
      one.lookedAt = now;
      one.window.forget(now, store.placeAt(0, now - 2 * OVERLAP).id);
    }
  }

  const looks = joined(async () => {
    const now = clock.now();
    const isFresh = ({ readAt }: Watched) => readAt !== null && Math.abs(now - readAt) < LONGEST_AGE;
    const { fresh = [], old = [] } = Object.groupBy(all.values(), (one) => (isFresh(one) ? "fresh" : "old"));
    for (const one of old) await readAll(one, now);
    for (let at = 0; at < fresh.length; at += WORKSPACES_AT_ONCE)
      await readNewest(fresh.slice(at, at + WORKSPACES_AT_ONCE), now);
  });

  async function pictureOf(one: Watched, withBots: boolean): Promise<Live> {
    const { minutes, codes, countries, scans, bots } = one.window.picture(clock.now(), withBots);
    const { names } = one;
    const unknown = codes.map(({ codeSeq }) => codeSeq).filter((seq) => !names.has(seq));
    if (unknown.length > 0) {
      for (const seq of unknown) names.set(seq, null);
      for (const { seq, ...code } of await store.named(unknown)) names.set(seq, { ...code, scans: 0 });
    }
    return {
      ...{ scans, bots },
      minutes: minutes.map(({ at, ...counts }) => ({ at: isoTime(at), ...counts })),
      codes: codes.flatMap(({ codeSeq, scans }) => {
        const code = names.get(codeSeq);
        return code ? [{ ...code, scans }] : [];
      }),
      countries: [...countries],
    };
  }

  async function sentOf(one: Watched, withBots: boolean): Promise<SentPicture> {
    const minute = Math.floor(clock.now() / MINUTE);
    if (one.minute !== minute) one.pictures.clear();
    one.minute = minute;
    const known = one.pictures.get(withBots);
    if (known) return known;
    const data = JSON.stringify(await pictureOf(one, withBots));
    const picture = { id: Bun.hash(data).toString(36), data };
    one.pictures.set(withBots, picture);
    return picture;
  }

  async function tell(one: Watched): Promise<void> {
    for (const follower of one.followers) {
      const picture = await sentOf(one, follower.withBots);
      if (follower.lastId === picture.id) continue;
      follower.lastId = picture.id;
      follower.onPicture(picture);
    }
  }

  async function tick(): Promise<void> {
    try {
      await looks.run();
      // One that has come meanwhile was not read yet.
      for (const one of all.values()) if (one.isRead) await tell(one);
    } catch (error) {
      if (isTimeToComplain()) log.warn("live counts can't be read, to be tried again", errorFields(error));
    }
    for (const [tenantId, { followers, usedAt }] of all)
      if (followers.size === 0 && timers.now() - usedAt >= KEPT) all.delete(tenantId);
    stopTimer = all.size === 0 || isStopped ? null : timers.after(INTERVAL, () => void ticks.run());
  }

  const ticks = joined(tick);

  /** Begins to look, or does so earlier than in a second: somebody waits. */
  function lookSoon(): void {
    if (isStopped) return;
    stopTimer?.();
    void ticks.run();
  }

  return {
    async now(tenantId, withBots) {
      const one = watched(tenantId);
      // One that is under way may have begun before the newest scan, or without this workspace.
      await looks.running?.catch(() => {});
      await looks.run();
      const picture = await pictureOf(one, withBots);
      // It is kept for a while, and so it is kept up to date.
      if (stopTimer === null && ticks.running === null) lookSoon();
      return picture;
    },

    follow(tenantId, withBots, onPicture) {
      const one = watched(tenantId);
      const follower: Follower = { withBots, onPicture, lastId: null };
      one.followers.add(follower);
      lookSoon();
      return () => {
        one.usedAt = timers.now();
        one.followers.delete(follower);
      };
    },

    async stop() {
      isStopped = true;
      stopTimer?.();
      await ticks.running;
    },
  };
}
