import { type ClientOptions, createClient } from "quietzone-client";

/** A client whose requests are answered by a list, in order. It waits without waiting. */

/** A request as it was sent. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

type Answer = Response | Error;

export const NOW = Date.parse("2026-11-21T12:00:00Z");

export function answeredBy(answers: readonly Answer[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  let keys = 0;
  const client = createClient({
    baseUrl: "https://qr.example/",
    apiKey: "qz_key",
    async fetch(url, { method = "", headers, body }) {
      sent.push({ url, method, headers: Object.fromEntries(new Headers(headers)), body });
      const answer = answers[sent.length - 1];
      if (answer instanceof Response) return answer;
      throw answer ?? new Error("Nobody expected this request");
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 1,
    now: () => NOW,
    idempotencyKey: () => `key-${++keys}`,
    ...options,
  });
  return { client, sent, waits };
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(value, { status, headers });

/** A problem document. */
export function problem(
  status: number,
  code: string,
  more: Record<string, unknown> = {},
  retryAfter?: string,
) {
  const document = {
    type: `https://qr.example/docs/problems#${code}`,
    title: code,
    status,
    detail: "Do it.",
    code,
  };
  return new Response(JSON.stringify({ ...document, ...more }), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "x-request-id": "req_1",
      ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
    },
  });
}
