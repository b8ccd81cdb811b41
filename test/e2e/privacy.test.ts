import { expect, test } from "bun:test";
import { join } from "node:path";
import { call, makeCode, scan, signUp } from "./client.ts";
import type { Storage } from "../db/storage.ts";
import { newStorage } from "../storage.ts";
import { startProcess, temporaryFolder } from "./process.ts";

/** Personal data must not be written anywhere: the tests look for its raw bytes in the log and in every stored file. */

const ADDRESSES = ["203.0.113.201", "198.51.100.202", "2001:db8:beef:cafe:1:2:3:4"];
const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) SeededPhone/7.7.7 Mobile/15E148 Safari/604.1",
  "SeededBot/9.9 (+https://seeded-bot.example)",
  "curl/8.5.0 SeededTool",
];
const BODY_SECRET = "seeded-body-text-4711";
const REFERRER = "https://seeded-referrer.example/secret-path?who=seeded-person";
const WRONG_KEY = "qz_SeededWrongKeySeededWrongKeySeeded1234";
const COOKIE = "seeded-cookie-value";

/** Encodings in which a text could have been stored. */
function spellings(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  return [text, bytes.toHex(), bytes.toBase64({ omitPadding: true }), encodeURIComponent(text)];
}

/** The texts that occur in the data folder or in the files of the database server. */
async function foundIn(storage: Storage, texts: readonly string[]): Promise<string[]> {
  return (await storage.files()).flatMap(({ name, bytes }) =>
    texts
      .flatMap(spellings)
      .filter((text) => bytes.includes(text))
      .map((text) => `${name}: ${text}`),
  );
}

test("addresses, agents, keys and bodies are in no log line and no file, not even at level debug", async () => {
  const folder = temporaryFolder();
  const storage = await newStorage(join(folder, "data"));
  const settings = { QZ_TRUSTED_PROXIES: "127.0.0.0/8", QZ_LOG: "debug", QZ_LIMIT_SIGNUP: "3/60s" };
  const service = await startProcess(folder, { ...settings, ...storage.environment });
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);

  for (const address of ADDRESSES)
    for (const agent of AGENTS) {
      const headers = {
        "user-agent": agent,
        "x-forwarded-for": `evil, ${address}`,
        referer: REFERRER,
        cookie: `svc_device=${COOKIE}; svc_consent=${COOKIE}`,
      };
      expect((await scan(service, code.shortId, headers)).status).toBe(302);
      expect((await scan(service, "nowhere", headers)).status).toBe(404);
      // Refused requests are the most likely to be logged: bad keys, bad bodies, bad paths, rate limits.
      const send = (path: string, init: RequestInit) =>
        fetch(service.url + path, { ...init, headers: { ...headers, "content-type": "application/json" } });
      await send("/app/api/signup", { method: "POST", body: `{"name":"${BODY_SECRET}` });
      await send("/app/api/signup", {
        method: "POST",
        body: JSON.stringify({ name: 1, email: BODY_SECRET }),
      });
      await send(`/${BODY_SECRET}/%E0%A4%A`, {});
      await send(`/r/%E0%A4%A${BODY_SECRET}`, {});
      await call(service, WRONG_KEY, "GET", `/app/api/codes?cursor=${BODY_SECRET}`);
      await call(service, apiKey, "POST", "/app/api/codes", { target: `nonsense:${BODY_SECRET}` });
    }
  expect((await scan(service, code.shortId)).status).toBe(302);

  const people = [...ADDRESSES, ...AGENTS, COOKIE, "secret-path", "seeded-person"];
  const secrets = [apiKey, WRONG_KEY, BODY_SECRET];
  // While it runs, with the latest data in the write-ahead log, and after a crash.
  expect(await foundIn(storage, [...people, ...secrets])).toEqual([]);
  const { err, out } = await service.end("SIGKILL");
  expect(await foundIn(storage, [...people, ...secrets])).toEqual([]);
  for (const text of [...people, ...secrets].flatMap(spellings)) expect(err + out).not.toContain(text);

  // The search works: it finds the code's target and the referrer's host, which are stored.
  expect(await foundIn(storage, [code.target])).not.toEqual([]);
  expect(await foundIn(storage, ["seeded-referrer.example"])).not.toEqual([]);
}, 300_000);

test("every line on standard error is a JSON object with time, level and message", async () => {
  const service = await startProcess(temporaryFolder(), { QZ_LOG: "debug" });
  // The log warns once of a private peer that forwards.
  for (let times = 0; times < 3; times++)
    expect((await scan(service, "nowhere", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
  const { err, out } = await service.end("SIGKILL");
  expect(out).not.toContain('{"at"');
  const lines = err
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const line of lines)
    expect(line).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: expect.stringMatching(/^(?:debug|info|warn|error)$/),
      message: expect.any(String),
    });
  expect(err.match(/QZ_TRUSTED_PROXIES/g)).toHaveLength(1);
  expect(err).not.toContain("203.0.113.9");
});
