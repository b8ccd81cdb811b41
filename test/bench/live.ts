import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { postgresServer } from "../postgres.ts";
import { settingsFor } from "./fill.ts";
import { median } from "./median.ts";
import { timeOf, untilAtRest } from "./server-time.ts";
import { startService } from "./service.ts";

/**
 * The processor time that streams of live counts take of a node, all its threads together: ten workspaces
 * with twenty streams each, at rest and while a code of each workspace is scanned once a second, so that each
 * stream gets an event a second. All turns without streams come first: what a workspace's streams read is
 * kept for a minute after the last has ended. The time of a database's server does not count.
 *
 *   bun test/bench/live.ts [SQLite|PostgreSQL]
 */

const WORKSPACES = 10;
const STREAMS = 20;
const TURN_MS = 8_000;
const TURNS = 5;
const SECOND = 1_000;

interface Workspace {
  readonly key: string;
  readonly shortId: string;
}

async function newWorkspace(port: number, nth: number): Promise<Workspace> {
  const call = async <Answer>(path: string, body: object, key?: string): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/app/api/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return readJson<Answer>(response);
  };
  const { apiKey } = await call<{ apiKey: string }>("signup", {
    name: `Live ${nth}`,
    email: "live@museum.example",
  });
  const body = { target: "https://museum.example/hall-3" };
  const { shortId } = await call<{ shortId: string }>("codes", body, apiKey);
  return { key: apiKey, shortId };
}

/** Opens all streams and reads them. @returns what closes them and tells how many events came. */
async function openStreams(port: number, workspaces: readonly Workspace[]): Promise<() => Promise<number>> {
  const leaving = new AbortController();
  let events = 0;
  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const piece of body) events += decoder.decode(piece).split("event: counts").length - 1;
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
  }
  const readers: Promise<void>[] = [];
  for (const { key } of workspaces)
    for (let nth = 0; nth < STREAMS; nth++) {
      const { status, body } = await fetch(`http://127.0.0.1:${port}/app/api/live`, {
        headers: { authorization: `Bearer ${key}` },
        signal: leaving.signal,
      });
      if (status !== 200 || !body) throw new Error(`A stream was answered with ${status}`);
      readers.push(read(body));
    }
  return async () => {
    leaving.abort();
    await Promise.all(readers);
    return events;
  };
}

/** The share of one core that the node takes in a turn, in percent. */
async function shareOf(port: number, pid: number, scanned: readonly Workspace[]): Promise<number> {
  const before = timeOf([pid]);
  const began = performance.now();
  while (performance.now() - began < TURN_MS) {
    const due = Bun.sleep(SECOND);
    for (const { shortId } of scanned)
      await fetch(`http://127.0.0.1:${port}/r/${shortId}`, { redirect: "manual" });
    await due;
  }
  return (100 * (timeOf([pid]) - before)) / 1_000 / (performance.now() - began);
}

/** Measures one engine. @param databaseUrl - an empty database, or `null` for SQLite. */
async function benchEngine(databaseUrl: string | null, print: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-live-"));
  const { port, pid, stop } = await startService(dataDir, {
    QZ_LIMIT_SIGNUP: "off",
    QZ_LIMIT_SIGNUP_DAY: "off",
    ...settingsFor({ dataDir, databaseUrl }),
  });
  const workspaces: Workspace[] = [];
  while (workspaces.length < WORKSPACES) workspaces.push(await newWorkspace(port, workspaces.length));
  await untilAtRest(pid);
  const sharesOf = async (scanned: readonly Workspace[]) => {
    const shares: number[] = [];
    while (shares.length < TURNS) shares.push(await shareOf(port, pid, scanned));
    return shares;
  };
  const without = { rest: await sharesOf([]), scanned: await sharesOf(workspaces) };
  const close = await openStreams(port, workspaces);
  const open = { rest: await sharesOf([]), scanned: await sharesOf(workspaces) };
  const events = await close();
  const told = (shares: readonly number[]) =>
    `${median(shares).toFixed(2)} (${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)})`;
  print(`percent of a core without and with ${WORKSPACES * STREAMS} streams, which got ${events} events`);
  print(`  at rest: ${told(without.rest)}, ${told(open.rest)}`);
  print(`  while each gets an event a second: ${told(without.scanned)}, ${told(open.scanned)}`);
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

if (import.meta.main) {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const asked = process.argv[2];
  for (const engine of ["SQLite", "PostgreSQL"].filter((name) => asked === undefined || asked === name)) {
    print(engine);
    await benchEngine(engine === "SQLite" ? null : await (await postgresServer()).emptyDatabase(), print);
  }
}
