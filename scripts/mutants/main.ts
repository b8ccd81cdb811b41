import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import timings from "../../test/timings.json";
import { mutated, type Mutation, mutationsOf } from "./mutations.ts";
import { type Outcome, ROOT, type TestFile, Workplace } from "./workplace.ts";

/**
 * `bun run mutants [ROOM …] [FILE[:LINE] …]`, with `--count N`, `--seed N`, `--skip N`, `--longest SECONDS`
 * and `--workers N`, makes one random change at a time to a copy of the tree, in all rooms or in those rooms,
 * files or lines, runs the room's tests that run the line, and says which one noticed it. The same seed gives
 * the same changes, so a run that was broken off goes on behind those that it is told to skip. `--longest`
 * leaves out files of tests that take longer by `test/timings.json`: where nothing else notices a change,
 * they may.
 */

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

/** Folders of rooms. All other folders of `src` are rooms themselves. */
const OF_ROOMS = ["features", "kit"];

/** Rooms with tests of their own: a folder of the same name under `test/`. */
function rooms(): Room[] {
  const inside = (folder: string) =>
    readdirSync(join(ROOT, "src", folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, sources: join("src", folder, name), tests: join("test", folder, name) }));
  const outside = inside("").filter(({ name }) => name !== "web" && !OF_ROOMS.includes(name));
  return [...outside, ...OF_ROOMS.flatMap(inside), DB].filter(({ tests }) => existsSync(join(ROOT, tests)));
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

/** Milliseconds of the files of tests that take several seconds. */
const TIMINGS = new Map(Object.entries(timings.files));

/** Tests of a room with what they run, measured once. */
const measured = new Map<string, Promise<TestFile[]>>();

async function measure(place: Workplace, { tests }: Room): Promise<TestFile[]> {
  const found: TestFile[] = [];
  for (const path of new Bun.Glob(`${tests}/**/*.test.ts`).scanSync(ROOT)) {
    if ((TIMINGS.get(path) ?? 0) > longest) {
      print(`left out: ${path} takes too long`);
      continue;
    }
    const file = (await place.measure(path)) ?? (await place.measure(path));
    if (file) found.push(file);
    else print(`left out: ${path} fails without a change`);
  }
  return found;
}

/**
 * The tests that run the line, those that are named like the source first, then the quickest. A line that
 * none runs in its own process may run in another one, so all tests are asked.
 */
function nearestFirst({ room, file, mutation }: Mutant, all: readonly TestFile[]): string[] {
  const near = join(room.tests, file.slice(room.sources.length + 1).replace(/\.ts$/, ""));
  const rank = ({ path, milliseconds }: TestFile) => (path.startsWith(near) ? 0 : milliseconds);
  const running = all.filter(({ lines }) => lines.get(file)?.has(mutation.line));
  return (running.length > 0 ? running : [...all])
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ path }) => path);
}

async function judge(place: Workplace, mutant: Mutant): Promise<Outcome> {
  const { room, file, source, mutation } = mutant;
  const tests = measured.get(room.name) ?? measure(place, room);
  measured.set(room.name, tests);
  return place.judge(file, mutated(source, mutation), nearestFirst(mutant, await tests));
}

function describe({ file, source, mutation }: Mutant): string {
  const { start, end, replacement, line } = mutation;
  const [before, text] = [source.slice(start, end).trim(), source.split("\n")[line - 1]?.trim() ?? ""];
  return `${file}:${line}: ${before} → ${replacement === "" ? "nothing" : replacement}   ${text}`;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: {
    count: { type: "string", default: "60" },
    seed: { type: "string" },
    skip: { type: "string", default: "0" },
    longest: { type: "string", default: "Infinity" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
  allowPositionals: true,
});
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
const longest = 1_000 * Number(values.longest);
const known = rooms();

/** Whether a change is in the room, the file or the line that is asked for. */
const isIn = ({ room, file, mutation }: Mutant, asked: string): boolean =>
  [room.name, file, `${file}:${mutation.line}`].includes(asked);

const all = known.flatMap(mutantsOf);
const unknown = positionals.find((asked) => !all.some((mutant) => isIn(mutant, asked)));
if (
  unknown !== undefined ||
  !Number.isSafeInteger(seed) ||
  !(Number(values.count) > 0) ||
  !(Number(values.workers) > 0)
) {
  const names = known.map(({ name }) => name).join(", ");
  if (unknown !== undefined) process.stderr.write(`There is nothing to change in ${unknown}.\n`);
  process.stderr.write(
    `Usage: bun run mutants [ROOM …] [FILE[:LINE] …] [--count N] [--seed N] [--skip N] [--longest SECONDS] [--workers N]\nRooms: ${names}\n`,
  );
  process.exit(2);
}
const chosen = all.filter(
  (mutant) => positionals.length === 0 || positionals.some((asked) => isIn(mutant, asked)),
);
const mutants = sample(chosen, Number(values.count), randomOf(seed));
print(`seed ${seed}: ${mutants.length} changes in ${positionals.join(", ") || "all rooms"}`);

const queue = [...mutants.entries()].slice(Number(values.skip));
const tally = new Map<string, { noticed: number; all: number }>();
async function work(): Promise<void> {
  using place = new Workplace();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [at, mutant] = next;
    const outcome = await judge(place, mutant);
    const room = tally.get(mutant.room.name) ?? { noticed: 0, all: 0 };
    tally.set(mutant.room.name, {
      noticed: room.noticed + (outcome.kind === "failed" ? 1 : 0),
      all: room.all + 1,
    });
    const verdict = { failed: "noticed", passed: "UNNOTICED", late: "UNDECIDED" }[outcome.kind];
    const by = outcome.kind === "failed" ? `   by: ${outcome.test}` : "";
    print(`${at + 1} ${verdict}  ${describe(mutant)}${by}`);
  }
}
await Promise.all(Array.from({ length: Number(values.workers) }, work));

for (const [name, { noticed, all }] of [...tally].toSorted()) print(`${name}: ${noticed} of ${all} noticed`);
