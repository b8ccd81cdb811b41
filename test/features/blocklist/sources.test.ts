import { afterAll, expect, test } from "bun:test";
import { createServer, type Socket } from "node:net";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { freePort } from "../../free-port.ts";
import { startScenario } from "../../scenario.ts";
import { readLists } from "./lists.ts";

/** The next answer of the server of lists, as the bytes of a response. */
let answer = "";
const asked: string[] = [];
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on("close", () => sockets.delete(socket));
  socket.on("error", () => {});
  socket.once("data", (data) => {
    asked.push(data.toString().toLowerCase());
    socket.end(answer);
  });
});
// Once it is closed nobody else may listen there.
const port = freePort();
await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
afterAll(() => server.close());

const ok = (body: string, ...headers: string[]) =>
  ["HTTP/1.1 200 OK", `content-length: ${body.length}`, ...headers, "", body].join("\r\n");

const scenario = await startScenario({
  QZ_BLOCKLIST: `http://127.0.0.1:${port}/secret-token/phishing.txt?key=hidden`,
});
const tenant = await scenario.signUp();
const status = async (host: string) =>
  (await tenant.call("POST", "/app/api/codes", { target: `https://${host}/` })).status;
const complaint = () =>
  scenario.logged.findLast(({ level, fields }) => level === "warn" && "list" in fields)?.fields;

const NAME = `127.0.0.1:${port}/phishing.txt`;

test("a list is fetched, asked for by its tag, and replaced when it has changed", async () => {
  answer = ok("phish.example\n", 'etag: "one"');
  // Nothing answered when the service started.
  await readLists(scenario, HOUR);
  expect(await status("phish.example")).toBe(400);
  expect(asked.at(-1)).not.toContain("if-none-match");
  const before = asked.length;
  await readLists(scenario, HOUR);
  expect(asked.length).toBe(before);
  answer = "HTTP/1.1 304 Not Modified\r\n\r\n";
  await readLists(scenario, 6 * HOUR);
  expect(asked.at(-1)).toContain('if-none-match: "one"');
  expect(await status("phish.example")).toBe(400);
  answer = ok("other.example\n", "last-modified: Sat, 21 Nov 2026 12:00:00 GMT");
  await readLists(scenario, 6 * HOUR);
  expect(await status("phish.example")).toBe(200);
  expect(await status("other.example")).toBe(400);
  answer = ok("phish.example\n", 'etag: "three"');
  await readLists(scenario, 6 * HOUR);
  expect(asked.at(-1)).toContain("if-modified-since: sat, 21 nov 2026 12:00:00 gmt");
  expect(await status("phish.example")).toBe(400);
});

test.each([
  ["an error", "HTTP/1.1 503 Service Unavailable\r\n\r\n", "its server answered 503"],
  [
    "a download that is cut off",
    `HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nother.example\n`,
    "it was cut off: connection_reset",
  ],
  ["nothing", ok(""), "it names no host"],
  [
    "a page of HTML",
    ok("<html>\n<body>\n<p>Please pay\n</body>\n</html>\nhost.example\n"),
    "5 of its lines name no host, and 1 do",
  ],
  ["no HTTP", "what is this?", "it can't be reached: connection_reset"],
  [
    "a redirect into the machine's network",
    "HTTP/1.1 302 Found\r\nlocation: http://10.0.0.1/list\r\n\r\n",
    "it can't be reached: address_not_allowed",
  ],
  [
    "a redirect that does not end",
    `HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:${port}/again\r\n\r\n`,
    "it redirects without an end",
  ],
])("after %s the last good list stays in force, and the log says why", async (_, bytes, why) => {
  answer = bytes;
  await readLists(scenario, 6 * HOUR);
  expect(complaint()).toEqual({ list: NAME, why });
  expect(await status("phish.example")).toBe(400);
  expect(existsSync(join(scenario.dataDir, "blocklists"))).toBe(true);
  expect(
    readdirSync(join(scenario.dataDir, "blocklists")).filter((name) => !name.endsWith(".hosts")),
  ).toEqual([]);
});

test("a redirect to another address is followed", async () => {
  const other = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response("moved.example\nphish.example\n"),
  });
  answer = `HTTP/1.1 302 Found\r\nlocation: ${other.url}list\r\n\r\n`;
  await readLists(scenario, 6 * HOUR);
  await other.stop(true);
  expect(await status("moved.example")).toBe(400);
});

test("a service that starts while the source is away has the last good list, and tells no secret of its address", async () => {
  const body = await (
    await tenant.call("POST", "/app/api/codes", { target: "https://phish.example/" })
  ).text();
  expect(body).toContain(`by the list ${NAME}`);
  await new Promise((resolve) => server.close(resolve));
  await scenario.restart();
  await scenario.service.loaded;
  expect(await status("phish.example")).toBe(400);
  await readLists(scenario, 6 * HOUR);
  expect(complaint()).toEqual({ list: NAME, why: "it can't be reached: connection_refused" });
  expect(await status("phish.example")).toBe(400);
  expect(JSON.stringify(scenario.logged)).not.toContain("hidden");
});
