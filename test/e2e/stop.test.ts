import { expect, test } from "bun:test";
import { IN_FULL, IS_QUICK } from "../extent.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { audit, integrityOf, SOUND } from "./ledger.ts";
import { eventually, isAlive, type RunningService, startProcess, temporaryFolder } from "./process.ts";
import { beginSlowSignUp, keepConnection } from "./slow.ts";
import { DISK } from "../disk.ts";

/** A stop: the service answers requests in flight, commits what it recorded, and ends with exit code 0. */

const SIGNALS = [["SIGTERM"], ["SIGINT"]] as const;

/** Waits until new connections are refused. */
function untilRefusing(service: RunningService): Promise<true> {
  return eventually("new connections are refused", async () => {
    try {
      await call(service, null, "GET", "/healthz");
      return null;
    } catch {
      return true;
    }
  });
}

/** Far less than the time after which the service aborts hanging requests. */
const PROMPT_ATTEMPTS = 150;

/** Waits until the process is gone. This must take less time than aborting hanging requests. */
function untilGone(service: RunningService): Promise<true> {
  return eventually("the process ends promptly", () => (isAlive(service.pid) ? null : true), PROMPT_ATTEMPTS);
}

test.each(SIGNALS)(
  "%s: a request in flight is answered, a later one is refused",
  async (signal) => {
    const service = await startProcess(temporaryFolder(DISK));
    const slow = await beginSlowSignUp(service);
    service.signal(signal);
    await untilRefusing(service);
    expect(await slow.finish()).toStartWith("HTTP/1.1 200 OK\r\n");
    expect((await service.ended).code).toBe(0);
  },
  300_000,
);

test.each(SIGNALS)(
  "%s under load: every answered scan is there after the next start",
  async (signal) => {
    const folder = temporaryFolder(DISK);
    const first = await startProcess(folder);
    const { apiKey } = await signUp(first);
    const code = await makeCode(first, apiKey);
    let answered = 0;
    const visitor = async () => {
      for (;;) {
        try {
          const response = await scan(first, code.shortId);
          expect(response.status).toBe(302);
          answered++;
        } catch (error) {
          if (error instanceof Error && "code" in error) return;
          throw error;
        }
      }
    };
    const visitors = Array.from({ length: 64 }, visitor);
    await eventually("the service is busy", () => (answered > 300 ? true : null));
    const { code: exitCode, err } = await first.end(signal);
    expect(exitCode).toBe(0);
    await Promise.all(visitors);
    expect(err).toContain('"message":"stopped","lostScans":0');
    expect(integrityOf(folder)).toEqual(SOUND);
    const second = await startProcess(folder);
    expect((await audit(second, apiKey)).get(code.id)).toBe(answered);
  },
  300_000,
);

test("an idle service stops promptly", async () => {
  const service = await startProcess(temporaryFolder(DISK));
  service.signal("SIGTERM");
  await untilGone(service);
  expect((await service.ended).code).toBe(0);
}, 300_000);

test("an idle keep-alive connection does not delay the stop", async () => {
  const service = await startProcess(temporaryFolder(DISK));
  const { closed } = await keepConnection(service);
  service.signal("SIGTERM");
  await untilGone(service);
  expect(await closed).toContain("HTTP/1.1 200 OK\r\n");
  expect((await service.ended).code).toBe(0);
}, 300_000);

test.each([
  ["SIGTERM", "SIGTERM"],
  ["SIGINT", "SIGINT"],
  ["SIGINT", "SIGTERM"],
] as const)(
  "%s, then %s, as Ctrl-C under `bun run` sends: what was accepted is still answered",
  async (first, second) => {
    const service = await startProcess(temporaryFolder(DISK));
    const slow = await beginSlowSignUp(service);
    for (const signal of [first, second]) {
      service.signal(signal);
      await untilRefusing(service);
    }
    expect(await slow.finish()).toStartWith("HTTP/1.1 200 OK\r\n");
    expect((await service.ended).code).toBe(0);
  },
  300_000,
);

// The next service has to start within the ten seconds that the previous one waits for its requests: on a
// machine
// that is busy with other things it may not.
const startsOnFolder = async () => {
  const folder = temporaryFolder(DISK);
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const code = await makeCode(first, apiKey);
  expect((await scan(first, code.shortId)).status).toBe(302);
  const slow = await beginSlowSignUp(first);
  first.signal("SIGTERM");
  await untilRefusing(first);
  const second = await startProcess(folder);
  expect((await scan(second, code.shortId)).status).toBe(302);
  const answer = await slow.finish();
  expect(answer).toStartWith("HTTP/1.1 200 OK\r\n");
  // The new service has the last data of the old one.
  const key = /"apiKey":"([^"]+)"/.exec(answer)?.[1] ?? "";
  expect((await call(second, key, "GET", "/app/api/me")).status).toBe(200);
  expect((await audit(second, apiKey)).get(code.id)).toBe(2);
};

if (!IS_QUICK)
  test(
    "a service can start on a folder while the previous one still answers its last request",
    startsOnFolder,
    300_000,
  );

if (IN_FULL)
  test("a request that never ends is aborted, and the service ends", async () => {
    const service = await startProcess(temporaryFolder(DISK));
    const slow = await beginSlowSignUp(service);
    service.signal("SIGTERM");
    expect((await service.ended).code).toBe(0);
    expect(await slow.abandoned).not.toContain("HTTP/1.1 200");
  }, 300_000);
