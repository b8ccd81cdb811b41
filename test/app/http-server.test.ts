import { expect, onTestFinished, spyOn, test } from "bun:test";
import { readSettings } from "../../src/kit/settings/read.ts";
import { SettingsError } from "../../src/kit/settings/settings.ts";
import type { LogFields } from "../../src/kit/shared/log.ts";
import { openHttpServer } from "../../src/app/http-server.ts";
import { freePort } from "../free-port.ts";
import { SILENT } from "./world.ts";

/** More than the 128 MiB that Bun allows by default. */
const LARGE = 130 * 1024 * 1024;

/** A head has 64 KiB at most. */
const LARGE_HEADER = 60_000;

/** The listening server, before and after it has a handler. */

function open(environment: Readonly<Record<string, string>> = {}, idleSeconds?: number) {
  const errors: [string, LogFields][] = [];
  const settings = readSettings({ QZ_HOST: "127.0.0.1", QZ_PORT: "0", ...environment });
  const log = {
    ...SILENT,
    error: (message: string, fields: LogFields = {}) => void errors.push([message, fields]),
  };
  const opened = openHttpServer(settings, log, idleSeconds);
  onTestFinished(() => opened.server.stop(true));
  return { ...opened, errors, url: `http://127.0.0.1:${opened.server.port}/` };
}

test("requests wait for the handler, which gets the address of the peer", async () => {
  const { setHandler, url } = open();
  let isAnswered = false;
  const waiting = fetch(url).then((answer) => {
    isAnswered = true;
    return answer.text();
  });
  await Bun.sleep(20);
  expect(isAnswered).toBe(false);
  setHandler(async (_, peer) => new Response(peer));
  expect(await waiting).toBe("127.0.0.1");
  expect(await (await fetch(url)).text()).toBe("127.0.0.1");
});

test("an error that the handler throws is logged and answered with an empty 500", async () => {
  const { setHandler, url, errors } = open();
  setHandler(() => Promise.reject(new Error("broken")));
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
  expect(errors).toMatchObject([["unexpected error", { error: "Error" }]]);
});

test("large headers and bodies reach the handler", async () => {
  const { setHandler, url } = open();
  setHandler(async (request) => {
    const [header, body] = [request.headers.get("cookie") ?? "", await request.bytes()];
    return Response.json([header.length, body.length]);
  });
  const answer = await fetch(url, {
    method: "POST",
    headers: { cookie: "x".repeat(LARGE_HEADER) },
    body: new Uint8Array(LARGE),
  });
  expect(await answer.json()).toEqual([LARGE_HEADER, LARGE]);
});

test("connections are closed after 30 seconds of silence, unless a request may pause for 255", () => {
  const serve = spyOn(Bun, "serve");
  try {
    const { server, mayPause } = open();
    open({}, 7);
    expect(serve.mock.calls.map(([options]) => Reflect.get(options, "idleTimeout"))).toEqual([30, 7]);
    const timeout = spyOn(server, "timeout").mockImplementation(() => {});
    const request = new Request("http://localhost/");
    const other = new Request("http://localhost/");
    const over = [request, other, request, other, request].map((one) => mayPause(one));
    const pauses = (of: Request) =>
      timeout.mock.calls.filter(([one]) => one === of).map(([, seconds]) => seconds);
    // Bun goes on counting where the value is the same again.
    expect([pauses(request), pauses(other)]).toEqual([
      [255, 254, 255],
      [255, 254],
    ]);
    // The last of those who allowed it takes it back.
    for (const end of over) end();
    expect([pauses(request).slice(3), pauses(other).slice(2)]).toEqual([[30], [30]]);
  } finally {
    serve.mockRestore();
  }
});

test("a port or an address that can't be used is an error of its setting", () => {
  const port = freePort();
  open({ QZ_PORT: String(port) });
  const refusal = (environment: Record<string, string>) => {
    try {
      open(environment);
    } catch (error) {
      if (error instanceof SettingsError) return error.message;
    }
    return "";
  };
  const taken = `QZ_PORT holds ${port}, which is taken or not allowed (EADDRINUSE). It may hold any free port.`;
  expect(refusal({ QZ_PORT: String(port) })).toBe(taken);
  // On most machines the name is `::1` first, which is free.
  expect(refusal({ QZ_HOST: "localhost", QZ_PORT: String(port) })).toBe(taken);
  expect(refusal({ QZ_HOST: "192.0.2.1" })).toMatch(
    /^QZ_HOST holds "192\.0\.2\.1", which can't be listened on \(E\w+\)\. It may hold an address of this machine\.$/,
  );
});

test.each([
  [
    "127.0.0.1",
    "EACCES",
    "QZ_PORT holds 0, which is taken or not allowed (EACCES). It may hold any free port.",
  ],
  [
    "::1",
    "EADDRINUSE",
    "QZ_PORT holds 0, which is taken or not allowed (EADDRINUSE). It may hold any free port.",
  ],
  [
    "nowhere.invalid",
    "EADDRINUSE",
    'QZ_HOST holds "nowhere.invalid" and QZ_PORT 0, where nothing can listen (EADDRINUSE). QZ_HOST may hold an address of this machine, QZ_PORT any free port.',
  ],
  ["nowhere.invalid", "EACCES", "QZ_PORT holds 0, which is taken or not allowed (EACCES)."],
  ["nowhere.invalid", undefined, "no server today"],
])("on %p Bun's error with the code %p", (QZ_HOST, code, message) => {
  const serve = spyOn(Bun, "serve").mockImplementation(() => {
    throw Object.assign(new Error("no server today"), code === undefined ? {} : { code });
  });
  try {
    expect(() => open({ QZ_HOST })).toThrow(message);
  } finally {
    serve.mockRestore();
  }
});
