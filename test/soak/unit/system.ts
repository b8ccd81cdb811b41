import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call } from "../../e2e/client.ts";
import { eventually } from "../../e2e/process.ts";

/** What steps in a booted system do and look at. They run as root, in the project's folder. */

/** Where systemd keeps the data folder of a unit with a user of its own. */
export const DATA = "/var/lib/private/quietzone";

const UNIT = "quietzone.service";

export const SERVICE = { url: "http://127.0.0.1:3000" };

/** Waits until the service says that all is well. */
export async function untilWell(): Promise<void> {
  await eventually("/healthz is ok", async () => {
    const response = await call(SERVICE, null, "GET", "/healthz").catch(() => null);
    return response?.status === 200 ? true : null;
  }).catch((error: unknown) => {
    throw new Error(`${error}\n${done("journalctl -u quietzone -n 20 --no-pager")}`);
  });
}

/** Makes `sudo` a word that does nothing: this system has root only. */
export function allowSudo(): void {
  writeFileSync("/usr/local/bin/sudo", '#!/bin/sh\nexec env "$@"\n');
  chmodSync("/usr/local/bin/sudo", 0o755);
}

/** A command of the docs; `init` with answers, since nobody is at the terminal. */
export function answered(line: string): string {
  return line.endsWith(" init")
    ? `${line} --base-url https://qr.example.org --proxy none --signup open --yes`
    : line;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a line of the shell, as a person types it. */
export function shell(line: string): Ran {
  const { exitCode, stdout, stderr } = Bun.spawnSync(["bash", "-c", line], { stdin: "ignore" });
  return { code: exitCode, out: stdout.toString(), err: stderr.toString() };
}

/** Runs a line that has to succeed, and returns what it printed. */
export function done(line: string): string {
  const { code, out, err } = shell(line);
  if (code !== 0)
    throw new Error(`${line}: ended with ${code}\n${out}${err}${done("systemctl status quietzone; true")}`);
  return out;
}

/** The first block in a language behind a text of a page of the docs. */
export function fence(page: string, after: string, language: string): string {
  const [, rest = ""] = readFileSync(join("docs", page), "utf8").split(after);
  const block = rest.split(`\`\`\`${language}\n`)[1]?.split("```")[0];
  if (block === undefined) throw new Error(`docs/${page} has no ${language} after: ${after}`);
  return block;
}

/**
 * Does what a page of the docs says.
 * @param after - a text of the page before the commands.
 * @param change - of a line, what has to be another here.
 */
export function byTheBook(
  page: string,
  after: string,
  change: (line: string) => string = (line) => line,
): void {
  const block = fence(page, after, "console");
  const lines = [...block.matchAll(/^\$ (.*)$/gm)].map(([, line = ""]) => line);
  if (lines.length === 0) throw new Error(`docs/${page} has no commands after: ${after}`);
  for (const line of lines) done(change(line));
}

/** A property of the unit. */
export function property(name: string): string {
  return done(`systemctl show --value --property=${name} ${UNIT}`).trim();
}

/** Paths below the data folder that do not belong to the folder's owner, or that others can read. */
export function foreign(): string[] {
  const { uid, gid } = statSync(DATA);
  return readdirSync(DATA, { recursive: true, encoding: "utf8" }).filter((name) => {
    const found = statSync(join(DATA, name), { throwIfNoEntry: false });
    return found !== undefined && (found.uid !== uid || found.gid !== gid || (found.mode & 0o077) !== 0);
  });
}

/** What the service has logged so, by an option of `journalctl`. */
export function journal(option: string): string[] {
  return done(`journalctl --quiet --no-pager --output=cat --identifier=quietzone ${option}`)
    .split("\n")
    .filter((line) => line !== "");
}

/** The findings of `check` that are not `ok`. */
export function faults(): unknown[] {
  const { out, err } = shell("sudo quietzone check --json --config /etc/quietzone.env");
  if (!out.startsWith("[")) throw new Error(`check says: ${out}${err}`);
  const findings: { state: string }[] = JSON.parse(out);
  return findings.filter(({ state }) => state !== "ok");
}

/** The lowest priorities of the service's threads: 19 is the lowest of all. */
export function niceValues(): number[] {
  const tasks = `/proc/${property("MainPID")}/task`;
  return readdirSync(tasks).map((task) => {
    const stat = readFileSync(join(tasks, task, "stat"), "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
  });
}
