import { expect } from "bun:test";
import type { Live } from "../../../src/features/live/model.ts";

/** An event of a stream. */
export interface ReadEvent {
  readonly id: string;
  readonly counts: Live;
}

/** A stream of live counts that is being read. */
export interface OpenStream {
  readonly headers: Headers;
  /** The next event. @throws Error when the stream ends before it. */
  next(): Promise<ReadEvent>;
  /** Everything until the stream has ended. */
  rest(): Promise<string>;
  leave(): void;
}

/** Reads the events of a stream, as the HTML standard says (9.2.6), as far as these use it. */
export function readEvents(
  headers: Headers,
  pieces: AsyncIterator<Uint8Array>,
  leave: () => void,
): OpenStream {
  const decoder = new TextDecoder();
  let text = "";

  async function block(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const found = text.slice(0, end);
        text = text.slice(end + 2);
        return found;
      }
      const piece = await pieces.next();
      if (piece.done) return null;
      text += decoder.decode(piece.value, { stream: true });
    }
  }

  return {
    headers,
    leave,
    async next() {
      for (;;) {
        const found = await block();
        if (found === null) throw new Error("The stream has ended");
        const fields = new Map(found.split("\n").map((line) => line.split(/: (.*)/, 2) as [string, string]));
        const [id, data] = [fields.get("id"), fields.get("data")];
        if (id === undefined || data === undefined) continue;
        expect(fields.get("event")).toBe("counts");
        return { id, counts: JSON.parse(data) as Live };
      }
    },
    async rest() {
      let all = "";
      for (let found = await block(); found !== null; found = await block()) all += found;
      return all;
    },
  };
}

/** Opens a stream. */
export async function openStream(
  url: string,
  headers: Record<string, string>,
  query = "",
): Promise<OpenStream> {
  const control = new AbortController();
  const response = await fetch(`${url}/app/api/live${query}`, {
    headers: { accept: "text/event-stream", ...headers },
    signal: control.signal,
  });
  expect(response.status).toBe(200);
  const pieces = response.body?.[Symbol.asyncIterator]();
  if (!pieces) throw new Error("The answer has no content");
  return readEvents(response.headers, pieces, () => control.abort());
}

/** The next picture that fits, of those that come. */
export async function until(stream: OpenStream, fits: (counts: Live) => boolean): Promise<ReadEvent> {
  for (;;) {
    const event = await stream.next();
    if (fits(event.counts)) return event;
  }
}
