import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { mutated, type Mutation, mutationsOf } from "./mutations.ts";

/**
 * `bun run mutants [ROOM …] [FILE[:LINE] …] [--count N] [--seed N]`: makes one random change at a time to a
 * copy of the tree, in all rooms or in those rooms, files or lines, runs the tests of that room, and prints
 * the changes that no test noticed. The same seed gives the same changes.
 */

const ROOT = resolve(import.meta.dir, "../..");

/** Milliseconds after which a run of a room's tests has failed: the mutant hangs. */
const TIMEOUT = 180_000;

interface Room {
  readonly name: string;
  /** Folder of the sources, from the root. */
  readonly sources: string;
  /** Folder of the tests that belong to it. */
  readonly tests: string;
}

interface Mutant {
  readonly room: Room;
  /** Path from the root. */
  readonly file: string;
  readonly source: string;
  readonly mutation: Mutation;
}

const DB: Room = { name: "db", sources: "db", tests: "test/db" };

/** Stores are tested with both engines, whatever their room is. */
const isStore = (file: string) => /\/(?:store\/[a-z-]+|store|tables)\.ts$/.test(file);

/** Rooms with tests of their own: a folder of the same name under `test/`. */
function rooms(): Room[] {
  const inSource = readdirSync(join(ROOT, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "web")
    .map(({ name }) => ({ name, sources: `src/${name}`, tests: `test/${name}` }));
  return [...inSource, DB].filter(({ tests }) => existsSync(join(ROOT, tests)));
}

function mutantsOf(room: Room): Mutant[] {
  return readdirSync(join(ROOT, room.sources), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .toSorted()
    .flatMap((path) => {
      const file = join(room.sources, path);
      const source = readFileSync(join(ROOT, file), "utf8");
      const tested = isStore(file) ? DB : room;
      return mutationsOf(source).map((mutation) => ({ room: tested, file, source, mutation }));
    });
}

/** Pseudorandom numbers from 0 to 1 for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` different ones of `all`, in random order. */
function sample<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) {
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    if (one !== undefined) chosen.push(one);
  }
  return chosen;
}

/** A copy of the tree, which holds one mutant at a time. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-mutants-"));
  for (const entry of readdirSync(ROOT))
    if (![".git", "node_modules", "data", "dist"].includes(entry))
      cpSync(join(ROOT, entry), join(folder, entry), { recursive: true });
  // What is made from the sources stays that of the sources without a change.
  cpSync(join(ROOT, "dist/web"), join(folder, "dist/web"), { recursive: true });
  writeFileSync(join(folder, "test/made.ts"), "export function bringUpToDate() {}\n");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "data"));
  return {
    /** @returns whether the room's tests noticed the mutant by failing. The nearest tests run first. */
    async notices({ room, file, source, mutation }: Mutant): Promise<boolean> {
      writeFileSync(join(folder, file), mutated(source, mutation));
      try {
        for (const tests of nearestFirst(room, file)) if (!(await pass(folder, tests))) return true;
        return false;
      } finally {
        writeFileSync(join(folder, file), source);
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The tests of the folder or file that is named like a source, where there are any, then all tests of the room. */
function nearestFirst({ sources, tests }: Room, file: string): string[] {
  const path = file.slice(sources.length + 1).replace(/\.ts$/, "");
  const near = [`${tests}/${path}.test.ts`, `${tests}/${path.slice(0, path.lastIndexOf("/"))}`];
  const found = near.find(
    (test) => existsSync(join(ROOT, test)) && resolve(ROOT, test) !== resolve(ROOT, tests),
  );
  return found === undefined ? [tests] : [found, tests];
}

/** Whether all tests pass. A run that takes too long has failed. */
async function pass(folder: string, tests: string): Promise<boolean> {
  const command = [process.execPath, "test", "--timeout", "30000", "--bail", "--only-failures", `./${tests}`];
  const run = Bun.spawn(command, {
    cwd: folder,
    stdout: "ignore",
    stderr: "ignore",
    timeout: TIMEOUT,
    killSignal: "SIGKILL",
  });
  return (await run.exited) === 0;
}

function describe({ file, source, mutation }: Mutant): string {
  const { start, end, replacement, line } = mutation;
  const [before, text] = [source.slice(start, end).trim(), source.split("\n")[line - 1]?.trim() ?? ""];
  return `${file}:${line}: ${before} → ${replacement === "" ? "nothing" : replacement}   ${text}`;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: { count: { type: "string", default: "60" }, seed: { type: "string" } },
  allowPositionals: true,
});
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
const known = rooms();

/** Whether a change is in the room, the file or the line that is asked for. */
const isIn = ({ room, file, mutation }: Mutant, asked: string): boolean =>
  [room.name, file, `${file}:${mutation.line}`].includes(asked);

const all = known.flatMap(mutantsOf);
const unknown = positionals.find((asked) => !all.some((mutant) => isIn(mutant, asked)));
if (unknown !== undefined || !Number.isSafeInteger(seed) || !(Number(values.count) > 0)) {
  const names = known.map(({ name }) => name).join(", ");
  if (unknown !== undefined) process.stderr.write(`There is nothing to change in ${unknown}.\n`);
  process.stderr.write(
    `Usage: bun run mutants [ROOM …] [FILE[:LINE] …] [--count N] [--seed N]\nRooms: ${names}\n`,
  );
  process.exit(2);
}
const chosen = all.filter(
  (mutant) => positionals.length === 0 || positionals.some((asked) => isIn(mutant, asked)),
);
const mutants = sample(chosen, Number(values.count), randomOf(seed));
print(`seed ${seed}: ${mutants.length} changes in ${positionals.join(", ") || "all rooms"}`);

const queue = [...mutants];
const tally = new Map<string, { noticed: number; all: number }>();
async function work(): Promise<void> {
  const place = workplace();
  try {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const isNoticed = await place.notices(mutant);
      const room = tally.get(mutant.room.name) ?? { noticed: 0, all: 0 };
      tally.set(mutant.room.name, { noticed: room.noticed + (isNoticed ? 1 : 0), all: room.all + 1 });
      if (!isNoticed) print(`unnoticed  ${describe(mutant)}`);
    }
  } finally {
    place.close();
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

for (const [name, { noticed, all }] of [...tally].toSorted()) print(`${name}: ${noticed} of ${all}`);
const noticed = [...tally.values()].reduce((sum, room) => sum + room.noticed, 0);
print(
  `${noticed} of ${mutants.length} noticed (${Math.round((100 * noticed) / mutants.length)} %), seed ${seed}`,
);
