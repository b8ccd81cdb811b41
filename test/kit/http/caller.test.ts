import { afterAll, expect, test } from "bun:test";
import { createConnection } from "node:net";
import { Elysia } from "elysia";
import { callerOf } from "../../../src/kit/http/caller.ts";
import { admit, admitWithin, factsOf } from "../../../src/kit/http/requests.ts";
import type { Caller } from "../../../src/kit/shared/caller.ts";
import { holderOfKey, TENANT } from "../../tenant.ts";

/** For whom a request is done, and whether that client is still there. */

const HOME = { address: "2001:db8:0:1::7", proxied: false };

function admitted(): Request {
  const request = new Request("http://localhost/");
  admit(request, HOME, "req_1");
  return request;
}

test("a caller is the workspace whose key came along, else the address as limits count it", () => {
  const request = admitted();
  expect(callerOf(request)).toMatchObject({ key: "20010db8000000", isWorkspace: false });
  factsOf(request).holder = holderOfKey();
  expect(callerOf(request)).toMatchObject({ key: TENANT.id, isWorkspace: true });
});

test("the connection that a caller pauses is that of its request, also for requests within it", () => {
  const paused: Request[] = [];
  const [request, within] = [new Request("http://localhost/"), new Request("http://localhost/")];
  admit(request, HOME, "req_1", null, null, (one) => {
    paused.push(one);
    return () => {};
  });
  admitWithin(request, within);
  callerOf(request).mayPause?.();
  callerOf(within).mayPause?.();
  expect(paused).toEqual([request, request]);
});

/** Resolves with the caller of the next request of each path, once it is being answered. */
const arrivals = new Map<string, (caller: Caller) => void>();
const never = new Promise<Response>(() => {});

function arrive(request: Request): void {
  admit(request, HOME, "req_1");
  arrivals.get(new URL(request.url).pathname)?.(callerOf(request));
}

const app = new Elysia()
  .post(
    "/body-unread",
    ({ request }) => {
      arrive(request);
      return never;
    },
    { parse: () => ({}) },
  )
  .post(
    "/body-read",
    ({ request }) => {
      arrive(request);
      return never;
    },
    {
      async parse({ request }) {
        return await request.text();
      },
    },
  )
  .post("/streamed", ({ request }) => {
    arrive(request);
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
        pull: () => new Promise(() => {}),
      }),
    );
  });
const server = Bun.serve({ port: 0, fetch: (request) => app.fetch(request) });
afterAll(() => server.stop(true));

for (const path of ["/body-unread", "/body-read", "/streamed"])
  test(`a client that disconnects aborts its signal: ${path}`, async () => {
    const arrival = Promise.withResolvers<Caller>();
    arrivals.set(path, arrival.resolve);
    const socket = createConnection(server.port ?? 0, "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 3\r\n\r\nabc`,
    );
    const { signal } = await arrival.promise;
    expect(signal.aborted).toBe(false);
    const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve));
    socket.destroy();
    await aborted;
    expect(signal.aborted).toBe(true);
  });
