import { silentReader } from "../kit/http/silent-reader.ts";
import type { SlowReader, WorstRequest } from "./input.ts";

/** Sends a request and reads as much of its answer as it says. @returns the status. */
export async function send(url: string, method: string, request: WorstRequest): Promise<number> {
  const readers = await Promise.all((request.beside ?? []).map((reader) => begin(url, reader)));
  try {
    await crowd(url, method, request);
    return await answered(url, method, request, () => {
      for (const { step } of readers) step();
    });
  } finally {
    for (const { leave } of readers) leave();
  }
}

async function crowd(url: string, method: string, request: WorstRequest): Promise<void> {
  const others = Array.from({ length: request.crowd ?? 0 }, () => answered(url, method, request, () => {}));
  await Promise.all(others);
}

/** A slow client whose download has begun. */
async function begin(url: string, { path, key, reads }: SlowReader) {
  const { head, readOn, leave } = await silentReader(url, path, key);
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`A slow client was refused: ${head}`);
  return { step: reads === "nothing" ? () => {} : readOn, leave };
}

function answerTo(url: string, method: string, request: WorstRequest): Promise<Response> {
  const { path, headers = {}, body, key } = request;
  const isJson =
    typeof body === "object" &&
    !(body instanceof Uint8Array || body instanceof FormData || body instanceof ReadableStream);
  return fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(isJson ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
  });
}

async function answered(
  url: string,
  method: string,
  request: WorstRequest,
  onPiece: () => void,
): Promise<number> {
  const { enough = Number.POSITIVE_INFINITY } = request;
  const response = await answerTo(url, method, request);
  let read = 0;
  for await (const piece of response.body ?? []) {
    read += piece.length;
    onPiece();
    if (read > enough) break;
  }
  return response.status;
}

/** The status of a call that found no room, and the most tries of one. */
const BUSY = 503;
const TRIES_WHEN_BUSY = 20;
const PAUSE_WHEN_BUSY = 250;

/** Sends a request again while the service has too much to do, because of those before it. @returns the status. */
export async function patientlySent(url: string, method: string, request: WorstRequest): Promise<number> {
  for (let tries = 1; ; tries++) {
    const status = await send(url, method, request);
    if (status !== BUSY || tries === TRIES_WHEN_BUSY) return status;
    await Bun.sleep(PAUSE_WHEN_BUSY);
  }
}

/**
 * Makes what an input needs, such as the codes of a file to undo. Sends a request again while the service has
 * too much to do.
 * @throws Error when it is refused: the input would not reach its hard part.
 */
export async function prepare(url: string, method: string, request: WorstRequest): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await answerTo(url, method, request);
    if (response.ok) return response;
    const refusal = `${method} ${request.path} answered ${response.status}: ${await response.text()}`;
    if (response.status !== BUSY || tries === TRIES_WHEN_BUSY) throw new Error(refusal);
    await Bun.sleep(PAUSE_WHEN_BUSY);
  }
}
