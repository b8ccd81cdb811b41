import { expect, test } from "bun:test";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { start } from "../../src/app/start.ts";
import type { Analytics } from "../../src/features/analytics/model.ts";
import type { CodeJson } from "../scenario.ts";
import { readJson } from "../json.ts";
import { type Ending, type RunningService, startProcess, temporaryFolder } from "./process.ts";
import { DISK } from "../disk.ts";

/** Killed under load: every answered scan is there, and every total agrees with the scans. */

const ROUNDS = process.env.QZ_SOAK === "full" ? 50 : 4;
const CLIENTS = 16;
const SETTINGS = { QZ_LOG: "error", QZ_LIMIT_LEADS: "off" };

function posted(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const json = { "content-type": "application/json", ...headers };
  return { method: "POST", body: JSON.stringify(body), headers: json };
}

async function send<T>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, posted(body, headers));
  expect(response.status).toBe(200);
  return readJson<T>(response);
}

interface Ledger {
  sent: number;
  answered: number;
  leads: number;
}

/** Scans and submits leads until the service is gone. It is killed once `enough` scans are answered. */
async function scanUntilKilled(
  { url, end }: RunningService,
  shortIds: readonly string[],
  ledger: Ledger,
  enough: number,
): Promise<void> {
  const until = ledger.answered + enough;
  let killed: Promise<Ending> | null = null;

  /** `null` when the service was killed before it answered. */
  async function answerOf(address: string, init: RequestInit): Promise<Response | null> {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (killed) return null;
      throw error;
    }
  }

  async function client(number: number): Promise<void> {
    for (let turn = 0; ; turn++) {
      const agent = `Mozilla/5.0 (Linux; Android 15; Phone ${(number * 7 + turn) % 40}) Firefox/140.0`;
      const bot = turn % 9 === 0;
      const shortId = shortIds[(number + turn) % shortIds.length];
      ledger.sent++;
      const response = await answerOf(`${url}/r/${shortId}`, {
        redirect: "manual",
        headers: {
          "user-agent": bot ? "curl/8.5.0" : agent,
          referer: `https://site-${turn % 300}.example/`,
        },
      });
      if (!response) return;
      expect(response.status).toBe(302);
      ledger.answered++;
      if (turn % 5 === 0) {
        const lead = { consent: true, name: "Anna" };
        const taken = await answerOf(`${url}/api/leads/${shortId}`, posted(lead));
        if (!taken) return;
        // Beside scans a lead waits for a second at most, and a busy machine may refuse it.
        if (taken.status === 503) expect(await readJson(taken)).toMatchObject({ code: "busy" });
        else expect(taken.status).toBe(200);
        if (taken.ok) ledger.leads++;
      }
      // Other requests are at every stage now.
      if (ledger.answered < until) continue;
      killed ??= end("SIGKILL");
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await killed;
}

/** Starts the service in this process on the data of the killed one, to run its audit. */
async function lookAt(folder: string, apiKey: string, codeIds: readonly string[]) {
  const service = await start(
    readSettings({ ...SETTINGS, QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DATA_DIR: join(folder, "data") }),
  );
  try {
    const read = async <T>(path: string) =>
      readJson<T>(await fetch(service.url + path, { headers: { authorization: `Bearer ${apiKey}` } }));
    const analytics = codeIds.map((id) => read<Analytics>(`/app/api/codes/${id}/analytics`));
    const list = await read<{ totals: { scans: number; leads: number } }>("/app/api/codes");
    await service.housekeep();
    return { discrepancies: await service.audit(), ...list, analytics: await Promise.all(analytics) };
  } finally {
    await service.stop();
  }
}

test("killed repeatedly under load: no answered scan is lost, and every total agrees", async () => {
  const folder = temporaryFolder(DISK);
  let service = await startProcess(folder, SETTINGS);
  const first = service.url;
  const signup = { name: "Museum", email: "codes@museum.example" };
  const { apiKey } = await send<{ apiKey: string }>(`${first}/app/api/signup`, signup);
  const make = () =>
    send<CodeJson>(
      `${first}/app/api/codes`,
      { target: "https://museum.example/", group: "tour" },
      { authorization: `Bearer ${apiKey}` },
    );
  const codes = [await make(), await make(), await make()];
  const ids = codes.map(({ id }) => id);
  const ledger: Ledger = { sent: 0, answered: 0, leads: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await scanUntilKilled(
      service,
      codes.map(({ shortId }) => shortId),
      ledger,
      150 + 40 * (round % 7),
    );
    const { discrepancies, totals, analytics } = await lookAt(folder, apiKey, ids);
    expect(discrepancies).toEqual([]);
    expect(totals.scans).toBeGreaterThanOrEqual(ledger.answered);
    expect(totals.scans).toBeLessThanOrEqual(ledger.sent);
    expect(totals.leads).toBeGreaterThanOrEqual(ledger.leads);
    const sum = (of: (one: Analytics) => number) => analytics.reduce((all, one) => all + of(one), 0);
    expect(sum((one) => one.totals.scans)).toBe(totals.scans);
    expect(sum((one) => one.totals.leads)).toBe(totals.leads);
    service = await startProcess(folder, SETTINGS);
  }
}, 600_000);
