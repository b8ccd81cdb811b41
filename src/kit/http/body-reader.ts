import { type Clock, SECOND } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import type { BodyShare } from "./body-budget.ts";
import { discard } from "./memory.ts";

/** Every body has this long, in milliseconds, and longer by its length: 32 KiB/s are the upload of a slow phone. */
const PATIENCE = 20 * SECOND;
const SLOWEST = (32 * 1024) / SECOND;

const SLOW = "The body came too slowly: it has 20 s, and 1 s more for each 32 KiB.";

/** How often the bodies that are being read are looked at, in milliseconds. */
const LOOKS = SECOND;

/** Room for a body whose length was not announced, to begin with. It doubles when it is full. */
const FIRST_ROOM = 16 * 1024;

/** The bound of a body's length. */
export interface BodyLength {
  readonly maxBytes: number;
  /** The refusal of a body with more bytes. */
  readonly tooLarge: () => Fault;
}

/** The options of a body's reading. */
interface Reading extends BodyLength {
  /** Bytes as the request announced them; 0 when it did not. */
  readonly announced: number;
  readonly share: BodyShare;
}

/**
 * Reads a body piece by piece. The next piece is read once `take` is done with one; `before` are the bytes before it.
 * @returns its bytes.
 * @throws Fault `body_too_slow`, `body_too_large`; what `take` throws; the error of a connection that breaks.
 */
export type PieceReader = (
  stream: ReadableStream<Uint8Array>,
  length: BodyLength,
  take: (piece: Uint8Array, before: number) => Promise<void> | undefined,
) => Promise<number>;

/** Reads a body into memory. @throws what a `PieceReader` throws; Busy. */
export type BodyReader = (
  stream: ReadableStream<Uint8Array>,
  reading: Reading,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads bodies that come fast enough. The memory of the pieces that the connection gave is freed at once. */
export function createPieceReader(clock: Clock): PieceReader {
  /** The bodies that are being read, each with the function that cancels it. */
  const underWay = new Map<{ readonly since: number; received: number }, () => void>();
  let timer: ReturnType<typeof setInterval> | null = null;

  function look(): void {
    for (const [body, cancel] of underWay)
      if (clock.now() - body.since > PATIENCE + body.received / SLOWEST) cancel();
    if (underWay.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }

  return async (stream, { maxBytes, tooLarge }, take) => {
    const reader = stream.getReader();
    const body = { since: clock.now(), received: 0 };
    let isLate = false;
    underWay.set(body, () => {
      isLate = true;
      // The pending read ends. The connection may break at that moment, which changes nothing.
      reader.cancel().catch(() => {});
    });
    if (timer === null) timer = setInterval(look, LOOKS).unref();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (isLate) throw new Fault("body_too_slow", SLOW);
        if (done) return body.received;
        // Counted while reading: a body may announce no length, or a wrong one.
        const before = body.received;
        body.received += value.length;
        if (body.received > maxBytes) throw tooLarge();
        const taken = take(value, before);
        if (taken) await taken;
        discard(value);
      }
    } catch (error) {
      // The rest of it is read from the connection and dropped.
      if (!isLate) reader.cancel().catch(() => {});
      throw error;
    } finally {
      underWay.delete(body);
    }
  };
}

/**
 * Reads each body into one buffer, whose size is reserved in the budget first. The pieces that the connection gave are freed at
 * once and not when garbage is collected: an idle process may not collect for hours, and kept 600 MB of bodies.
 */
export function createBodyReader(read: PieceReader): BodyReader {
  return async (stream, { announced, maxBytes, tooLarge, share }) => {
    let room = 0;
    let memory = new ArrayBuffer(0);
    function makeRoom(bytes: number): void {
      if (bytes <= room) return;
      share.reserve(bytes);
      memory = memory.transfer(bytes);
      room = bytes;
    }
    try {
      makeRoom(announced);
      const received = await read(stream, { maxBytes, tooLarge }, (piece, before) => {
        const needed = before + piece.length;
        if (needed > room) makeRoom(Math.min(maxBytes, Math.max(FIRST_ROOM, 2 * room, needed)));
        new Uint8Array(memory).set(piece, before);
        return undefined;
      });
      return new Uint8Array(memory.transfer(received));
    } catch (error) {
      discard(new Uint8Array(memory));
      // Nobody has begun to read a body whose announced length finds no room.
      if (!stream.locked) stream.cancel().catch(() => {});
      throw error;
    }
  };
}
