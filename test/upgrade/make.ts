import { mkdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { $ } from "bun";
import { freePort } from "../free-port.ts";
import { readJson } from "../json.ts";
import { postgresServer, serverProgram } from "../postgres.ts";
import { type Answers, answersOf, QUIET, use, type Used } from "./use.ts";

/**
 * `bun test/upgrade/make.ts PROGRAM` makes what the tests of upgrades begin with, by the binary of a release:
 * its data folder, a dump of its database on PostgreSQL, and what its API answers. It is made once a release,
 * and takes the place of that of the release before. Until the first one is out, that is a binary of 0.1.0 as
 * it was before former keys.
 */

/** A release as the repository keeps it, for each engine. */
export interface Release {
  /** As `quietzone version --json` tells it. */
  readonly program: { readonly version: string; readonly commit: string | null };
  /** When it was made, Unix milliseconds. */
  readonly at: number;
  readonly secret: string;
  readonly used: Used;
  readonly answers: Answers;
}

export const RELEASE = join(import.meta.dir, "release");

const PROBES = 600;

async function usedBy(program: string, environment: Readonly<Record<string, string>>): Promise<Release> {
  const port = freePort();
  const child = Bun.spawn([program], {
    env: { PATH: process.env["PATH"] ?? "", ...QUIET, ...environment, QZ_PORT: String(port) },
    stdout: "ignore",
    stderr: "pipe",
  });
  const url = `http://127.0.0.1:${port}`;
  for (let probe = 0; ; probe++) {
    const isReady = await fetch(`${url}/openapi.json`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (probe === PROBES || child.exitCode !== null) throw new Error(await new Response(child.stderr).text());
    await Bun.sleep(100);
  }
  try {
    const { version, commit } = await readJson<Release["program"]>(await fetch(`${url}/healthz`));
    const used = await use(url);
    const answers = await answersOf(url, used);
    return {
      program: { version, commit },
      at: Date.now(),
      secret: environment["QZ_SECRET"] ?? "",
      used,
      answers,
    };
  } finally {
    child.kill("SIGTERM");
    await child.exited;
  }
}

async function make(program: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "quietzone-release-"));
  const QZ_SECRET = crypto.getRandomValues(new Uint8Array(32)).toHex();
  mkdirSync(RELEASE, { recursive: true });
  const keep = (name: string, content: string | Uint8Array) =>
    Bun.write(join(RELEASE, name), Bun.zstdCompressSync(content, { level: 19 }));
  try {
    const data = join(folder, "data");
    const ofFolder = await usedBy(program, { QZ_DATA_DIR: data });
    const secret = readFileSync(join(data, "secret"), "utf8").trim();
    await keep("quietzone.db.zst", readFileSync(join(data, "quietzone.db")));
    await keep("sqlite.json.zst", JSON.stringify({ ...ofFolder, secret }));

    const url = await (await postgresServer()).emptyDatabase();
    const ofNode = await usedBy(program, {
      QZ_DATA_DIR: join(folder, "node"),
      QZ_DATABASE_URL: url,
      QZ_SECRET,
    });
    const dump =
      await $`${serverProgram("pg_dump")} --inserts --rows-per-insert=200 --no-owner --no-privileges ${url}`.text();
    // Lines for psql itself, which later versions write.
    await keep("postgres.sql.zst", dump.replaceAll(/^\\.*$/gm, ""));
    await keep("postgres.json.zst", JSON.stringify(ofNode));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [program] = process.argv.slice(2);
if (import.meta.main) {
  if (program === undefined) {
    process.stderr.write("Usage: bun test/upgrade/make.ts PROGRAM\n");
    process.exit(2);
  }
  await make(resolve(program));
  process.exit(0);
}
