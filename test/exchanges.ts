import { appendFileSync } from "node:fs";

/**
 * With `QZ_TEST_EXCHANGES=FILE` the clients of scenarios append to FILE what they sent and got, a JSON object a line, for
 * another reader of the contract.
 */
const FILE = process.env["QZ_TEST_EXCHANGES"];

/** Bytes of the largest body, of either side, that is recorded. */
const LARGEST = 256 * 1024;

/** A request of a client and its answer. Bodies are in base64. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly answer: {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: string;
  };
}

/** Records an exchange, if it is asked for: none that leads elsewhere, streams or is large. */
export async function recordExchange(url: string, path: string, init: RequestInit, response: Response) {
  if (FILE === undefined || Math.floor(response.status / 100) === 3) return;
  const isJson = /[/+]json/.test(response.headers.get("content-type") ?? "");
  const length = response.headers.get("content-length");
  if (init.body instanceof ReadableStream || (length === null && response.body && !isJson)) return;
  if (Number(length) > LARGEST) return;
  const request = new Request(url + path, init);
  const sent = Buffer.from(await request.clone().bytes());
  const got = Buffer.from(await response.clone().bytes());
  if (Math.max(sent.length, got.length) > LARGEST) return;
  const exchange: Exchange = {
    method: request.method,
    path,
    headers: [...request.headers],
    body: sent.toString("base64"),
    answer: { status: response.status, headers: [...response.headers], body: got.toString("base64") },
  };
  appendFileSync(FILE, `${JSON.stringify(exchange)}\n`);
}
