import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import http from "node:http";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import shippedCountries from "../assets/country.mmdb.zst" with { type: "file" };
import { loadSecret } from "../db/files/secret.ts";
import { type FolderLock, lockFolder } from "../db/sqlite/folder-lock.ts";
import { createThreadPool, type StartThread, type ThreadPool } from "./drawings/pool.ts";
import { BUILT_IN_PLANS, createPlans, type Plans } from "./plans/plans.ts";
import { type CountryLookup, createCountryLookup } from "./scans/country.ts";
import { THREADS_STAND_BACK } from "./shared/priority.ts";
import type { Traffic } from "./shared/traffic.ts";
import { type Settings, SettingsError } from "./settings.ts";

/**
 * What of the machine the settings name: a folder, a port, files. What can't be used is a SettingsError that names
 * the setting, what it holds and what it may hold.
 */

/** The plans: built in, or those of `QZ_PLANS`. @throws SettingsError */
export async function readPlans(settings: Settings): Promise<Plans> {
  try {
    const table = settings.plansFile ? await plansOf(settings.plansFile) : BUILT_IN_PLANS;
    return createPlans(table, settings.signupPlan);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it can't be read";
    const isSignupPlan = reason.startsWith("QZ_SIGNUP_PLAN");
    throw new SettingsError([
      isSignupPlan
        ? reason
        : `QZ_PLANS holds ${JSON.stringify(settings.plansFile)}: ${reason}. It may hold the path of a JSON file of plans, as the README shows one.`,
    ]);
  }
}

async function plansOf(path: string) {
  // What checks a document is a twentieth of a start, and mostly there is none.
  const { parsePlans } = await import("./plans/plan-file.ts");
  return parsePlans(await readFile(path, "utf8"));
}

/**
 * The data folder, for the one service that may serve it; `null` where all that services write is in a database that
 * they share.
 * @throws SettingsError when another one serves it.
 */
export function takeFolder(settings: Settings): FolderLock | null {
  if (settings.databaseUrl !== null) return null;
  const lock = lockedFolder(settings);
  if (lock) return lock;
  throw new SettingsError([
    `QZ_DATA_DIR holds ${JSON.stringify(settings.dataDir)}, which another running service uses. It may hold a folder that none does. Commands work beside a running service.`,
  ]);
}

function lockedFolder(settings: Settings): FolderLock | null {
  try {
    return lockFolder(settings.dataDir);
  } catch (error) {
    return unusableFolder(settings, error);
  }
}

/** What the machine says of a folder, as the setting that chose it. */
export function unusableFolder({ dataDir }: Settings, error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") throw error;
  const advice = /^SQLITE_(?:CORRUPT|NOTADB)/.test(code)
    ? " Its database is damaged: `quietzone check` tells how much, `quietzone restore` brings a backup back."
    : "";
  throw new SettingsError([
    `QZ_DATA_DIR holds ${JSON.stringify(dataDir)}, which can't be used (${code}). It may hold a folder of ours, or one that can be made.${advice}`,
  ]);
}

/** All the cookies that browsers keep for a domain: on a host shared with other applications no scan may be 431. */
const LARGEST_HEADER = 1024 * 1024;

/** Starts to listen. @throws SettingsError when the port or the address is not to be had. */
export function listening<T>({ host, port }: Settings, listen: () => T): T {
  // Bun.serve takes its limit, 16 KiB otherwise, from Node's module.
  Object.assign(http, { maxHeaderSize: LARGEST_HEADER });
  try {
    return listen();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    // A name that nobody knows is "in use" to Bun.
    if (code === "EADDRINUSE" && isIP(host) === 0 && host !== "localhost")
      throw new SettingsError([
        `QZ_HOST holds ${JSON.stringify(host)} and QZ_PORT ${port}, where nothing can listen (${code}). QZ_HOST may hold an address of this machine, QZ_PORT any free port.`,
      ]);
    if (code === "EADDRINUSE" || code === "EACCES")
      throw new SettingsError([
        `QZ_PORT holds ${port}, which is taken or not allowed (${code}). It may hold any free port.`,
      ]);
    if (typeof code !== "string") throw error;
    throw new SettingsError([
      `QZ_HOST holds ${JSON.stringify(host)}, which can't be listened on (${code}). It may hold an address of this machine.`,
    ]);
  }
}

/** The root of every derived key: `QZ_SECRET`, or the one that is kept in the data folder. @throws SettingsError */
export async function secretOf(settings: Settings): Promise<Uint8Array<ArrayBuffer>> {
  const text =
    settings.secret ?? (await loadSecret(settings.dataDir).catch((error) => unusableFolder(settings, error)));
  return new TextEncoder().encode(text);
}

/** The database that ships: 8 MB unpacked. */
export function shippedCountryLookup(header: string | null): CountryLookup {
  return createCountryLookup(Bun.zstdDecompressSync(readFileSync(shippedCountries)), header);
}

/**
 * Tells the country of a scanner from the database that ships, or that of `QZ_GEOIP`. What ships is unpacked when the
 * first scan comes: that takes 25 ms, half of a start, and memory that a service without scans has no use for.
 * @throws SettingsError
 */
export async function countryLookup(settings: Settings): Promise<CountryLookup> {
  const { geoip, countryHeader } = settings;
  if (geoip === null) {
    let lookup: CountryLookup | null = null;
    return (sighting) => {
      lookup ??= shippedCountryLookup(countryHeader);
      return lookup(sighting);
    };
  }
  try {
    return createCountryLookup(await Bun.file(geoip).bytes(), countryHeader);
  } catch {
    throw new SettingsError([
      `QZ_GEOIP holds ${JSON.stringify(geoip)}, which can't be read. It may hold the path of an .mmdb file.`,
    ]);
  }
}

/** More threads than this would only take memory. */
const MOST_THREADS = 4;

/**
 * Threads for what takes long, which give way to `traffic`. Where they can be told to stand back they may take every
 * processor, elsewhere one is left to what answers.
 */
export function threadPool(traffic: Traffic, start: StartThread = startThread): ThreadPool {
  const processors = availableParallelism() - (THREADS_STAND_BACK ? 0 : 1);
  return createThreadPool(Math.max(1, Math.min(MOST_THREADS, processors)), () => start(traffic.count));
}

/** Starts a thread, which keeps its heap small rather than fast to grow, and gives way to `traffic`. */
export function startThread(traffic: SharedArrayBuffer): Worker {
  // Bun's types don't know that any of its workers may be given data.
  const options: Bun.WorkerOptions & { workerData: SharedArrayBuffer } = { smol: true, workerData: traffic };
  // Beside main.ts, where the build puts the bundle: the one place from which the path holds in both.
  const thread = new Worker(new URL("./wiring/thread.ts", import.meta.url).href, options);
  thread.unref();
  return thread;
}

/** Resolves after `milliseconds`, without keeping a process alive that has nothing else to do. */
export function timeUp(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
