import { Fault } from "../../kit/shared/fault.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import type { Timers } from "../../kit/shared/timers.ts";
import { MOST_OF_ALL, MOST_STREAMS } from "./constants.ts";
import type { LiveCounts, SentPicture } from "./live.ts";

/** The request of a stream. */
export interface Listening {
  readonly tenantId: string;
  readonly withBots: boolean;
  /** The id of the last event that the client has (HTML, 9.2.4); `null` where it has none. */
  readonly lastId: string | null;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** Whether whoever asked may still read. */
  readonly isAllowed: () => Promise<boolean>;
}

/** The open streams of this node. */
export interface LiveStreams {
  /**
   * The content of a stream (HTML, 9.2.5). @throws Fault `busy` where the workspace or the node has too
   * many.
   */
  open(listening: Listening): ReadableStream<Uint8Array>;
  /** Ends streams whose readers may not read any more. */
  check(): void;
  /** Ends all. */
  end(): void;
  /** How many are open. */
  count(): number;
}

/** So often a stream is checked. A comment then shows proxies that it lives. */
const HEARTBEAT = 15 * SECOND;

/** A client that reads nothing for so long is dropped. */
const LONGEST_SILENCE = 20 * SECOND;

/** Milliseconds after which a browser whose connection was lost connects anew. */
const RETRY = 2 * SECOND;

const RETRY_AFTER = 30;

const encoder = new TextEncoder();

const eventOf = ({ id, data }: SentPicture) => encoder.encode(`id: ${id}\nevent: counts\ndata: ${data}\n\n`);

const BEGIN = encoder.encode(`retry: ${RETRY}\n\n`);
const COMMENT = encoder.encode(":\n\n");

export function createLiveStreams(needs: {
  counts: Pick<LiveCounts, "follow">;
  timers: Timers;
}): LiveStreams {
  const { counts, timers } = needs;
  const byTenant = new Map<string, number>();
  const checks = new Set<() => void>();
  const ends = new Set<() => void>();
  /** The bytes of the last events, which the streams of a workspace share. */
  const bytesOf = new WeakMap<SentPicture, Uint8Array>();

  function bytes(picture: SentPicture): Uint8Array {
    const known = bytesOf.get(picture);
    if (known) return known;
    const fresh = eventOf(picture);
    bytesOf.set(picture, fresh);
    return fresh;
  }

  function takePlace(tenantId: string): () => void {
    const open = byTenant.get(tenantId) ?? 0;
    if (open >= MOST_STREAMS)
      throw new Fault(
        "busy",
        `This workspace has ${MOST_STREAMS} live streams open here, which is as many as there may be.`,
        { retryAfter: RETRY_AFTER },
      );
    if (ends.size >= MOST_OF_ALL)
      throw new Fault("busy", "There are as many live streams as this service holds open.", {
        retryAfter: RETRY_AFTER,
      });
    byTenant.set(tenantId, open + 1);
    return () => {
      const left = (byTenant.get(tenantId) ?? 1) - 1;
      if (left === 0) byTenant.delete(tenantId);
      else byTenant.set(tenantId, left);
    };
  }

  function open({ tenantId, withBots, lastId, signal, isAllowed }: Listening): ReadableStream<Uint8Array> {
    const leavePlace = takePlace(tenantId);
    let unfollow = () => {};
    let stopTimer = () => {};
    let isOver = false;
    /** Whether the client waits for more. */
    let isReading = false;
    /** The piece that waits for the client. The next one takes its place: each picture is a whole one. */
    let waiting: Uint8Array | null = BEGIN;
    let silentSince = timers.now();
    let control: ReadableStreamDefaultController<Uint8Array> | null = null;

    /** Ends all work for it. @param close - how the client learns of it. */
    function end(close: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
      if (isOver) return;
      isOver = true;
      unfollow();
      stopTimer();
      leavePlace();
      checks.delete(checkNow);
      ends.delete(finish);
      signal.removeEventListener("abort", leave);
      if (control) close(control);
    }

    const finish = () => end((controller) => controller.close());
    const leave = () => end((controller) => controller.error());

    function send(piece: Uint8Array): void {
      if (isOver) return;
      if (isReading && control) {
        isReading = false;
        silentSince = timers.now();
        control.enqueue(piece);
      } else waiting = piece;
    }

    function checkNow(): void {
      void isAllowed().then(
        (allowed) => {
          if (!allowed) finish();
        },
        // The storage does not answer. It is asked again.
        () => {},
      );
    }

    function beat(): void {
      stopTimer = timers.after(HEARTBEAT, beat);
      if (!isReading && timers.now() - silentSince >= LONGEST_SILENCE) leave();
      else if (isReading) send(COMMENT);
      checkNow();
    }

    stopTimer = timers.after(HEARTBEAT, beat);
    checks.add(checkNow);
    ends.add(finish);
    signal.addEventListener("abort", leave, { once: true });
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          control = controller;
          if (signal.aborted) leave();
        },
        pull() {
          isReading = true;
          if (waiting === BEGIN)
            unfollow = counts.follow(tenantId, withBots, (picture) => {
              // The client has this one: it was connected before, to this node or to another.
              if (picture.id !== lastId) send(bytes(picture));
              lastId = null;
            });
          const piece = waiting;
          waiting = null;
          if (piece) send(piece);
        },
        cancel: () => end(() => {}),
      },
      // Nothing is written ahead of the client.
      { highWaterMark: 0 },
    );
  }

  return {
    open,
    check() {
      for (const check of [...checks]) check();
    },
    end() {
      for (const finish of [...ends]) finish();
    },
    count: () => ends.size,
  };
}
