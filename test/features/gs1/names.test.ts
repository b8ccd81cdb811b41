import { expect, test } from "bun:test";
import { createCounting } from "../../../src/features/gs1/counted.ts";
import { createNames } from "../../../src/features/gs1/names.ts";
import type { Gs1Name } from "../../../src/features/codes/store/gs1-names.ts";
import { routeOf, type Signpost } from "../../../src/features/rules/route.ts";
import type { ResolvedCode } from "../../../src/features/scans/resolver.ts";
import { identifierAt } from "../../../src/kit/gs1/gs1.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";

/** How codes are found by GS1 addresses, without a store: what is asked for, and what is kept. */

const GTIN = "01/09521234543213";
const HOST = "qr.museum.example";

/** @param has - the paths of codes, and of deleted ones. */
function start(has: { paths?: string[]; gone?: string[] }) {
  const paths = new Set(has.paths);
  const gone = new Set(has.gone);
  const asked: string[] = [];
  const failures: unknown[] = [];
  const state = { stamp: 0, isBroken: false, isAway: false, isSilent: false };
  const named = (path: string): Gs1Name => ({ path, address: `${HOST}/of-${path}`, tenantId: "ten_1" });
  const check = async () => {
    if (state.isSilent) await new Promise(() => {});
    if (state.isBroken) throw new StorageError("SQLITE_IOERR", "no disk");
  };
  const names = createNames({
    store: {
      async findNames(_host, wanted) {
        asked.push(`find ${wanted.join(" ")}`);
        await check();
        return wanted.flatMap((path): Gs1Name[] =>
          paths.has(path) ? [named(path)] : gone.has(path) ? [{ path, address: "gone", tenantId: null }] : [],
        );
      },
      async namesUnder(_host, key, most) {
        asked.push(`under ${key}`);
        await check();
        return [...paths]
          .filter((path) => path === key || path.startsWith(key))
          .sort()
          .slice(0, most)
          .map(named);
      },
    },
    stamp: () => state.stamp,
    isAway: () => state.isAway,
    patience: 1,
    onFailure: (error) => void failures.push(error),
  });
  /** The paths that an address stands for, and what the store was asked for. */
  const ask = async (path: string, host: string | null = HOST) => {
    asked.length = 0;
    const found = await names.of(host, identifierAt(path));
    return {
      found: found.map((name) => (name.address === "gone" ? `gone ${name.path}` : name.path)),
      asked: [...asked],
    };
  };
  return { names, paths, state, failures, asked, ask };
}

test("all names of a key are read once, and unknown serials and lots ask for nothing more", async () => {
  const { names, ask } = start({ paths: [GTIN, `${GTIN}/10/AB`, `${GTIN}/21/7`] });
  expect(await ask(`${GTIN}/10/AB/21/99`)).toEqual({
    found: [`${GTIN}/10/AB`, GTIN],
    asked: [`under ${GTIN}`],
  });
  const rest: [string, string[]][] = [
    [GTIN, [GTIN]],
    [`${GTIN}/21/12345`, [GTIN]],
    [`${GTIN}/21/7`, [`${GTIN}/21/7`, GTIN]],
    // A serial weighs more than a lot.
    [`${GTIN}/10/AB/21/7`, [`${GTIN}/21/7`, `${GTIN}/10/AB`, GTIN]],
    [`${GTIN}/22/x/10/other`, [GTIN]],
  ];
  for (const [path, found] of rest) {
    expect(await ask(path)).toEqual({ found, asked: [] });
    // Nothing is awaited on the way of a scan.
    expect(names.of(HOST, identifierAt(path))).not.toBeInstanceOf(Promise);
  }
});

const LOTS = Array.from({ length: 100 }, (_, at) => `${GTIN}/10/${at}`);

test("of a key with many names those without a serial are kept, and a serial is asked for each time", async () => {
  const { names, ask } = start({ paths: [GTIN, ...LOTS, `${GTIN}/21/7`] });
  const first = await ask(`${GTIN}/10/7`);
  expect(first).toEqual({
    found: [`${GTIN}/10/7`, GTIN],
    asked: [`under ${GTIN}`, `find ${GTIN}/10/7 ${GTIN}`],
  });
  expect((await ask(`${GTIN}/10/7`)).asked).toEqual([]);
  const serial = { found: [`${GTIN}/10/7`, GTIN], asked: [`find ${GTIN}/10/7/21/1 ${GTIN}/21/1`] };
  expect([await ask(`${GTIN}/10/7/21/1`), await ask(`${GTIN}/10/7/21/1`)]).toEqual([serial, serial]);
  expect((await ask(`${GTIN}/10/7/21/7`)).found).toEqual([`${GTIN}/21/7`, `${GTIN}/10/7`, GTIN]);
  // The key itself is known from the beginning, and nothing is awaited for it.
  expect(await ask(GTIN)).toEqual({ found: [GTIN], asked: [] });
  expect(names.of(HOST, identifierAt(GTIN))).not.toBeInstanceOf(Promise);
});

test("unknown lots of a key with many names push out one another, and no lot that has a code", async () => {
  const { ask } = start({ paths: [GTIN, ...LOTS] });
  await ask(`${GTIN}/10/7`);
  for (let guess = 0; guess < 3_000; guess++) await ask(`${GTIN}/10/guess${guess}`);
  expect((await ask(`${GTIN}/10/7`)).asked).toEqual([]);
  expect((await ask(`${GTIN}/10/guess2999`)).asked).toEqual([]);
  expect(await ask(`${GTIN}/10/guess0`)).toEqual({
    found: [GTIN],
    asked: [`find ${GTIN}/10/guess0 ${GTIN}`],
  });
});

test("of a key with many names what is kept goes on while storage is away, fails or is slow", async () => {
  const outages = ["isAway", "isBroken", "isSilent"] as const;
  for (const outage of outages) {
    const { state, failures, ask } = start({ paths: [GTIN, ...LOTS] });
    await ask(`${GTIN}/10/7/21/1`);
    state[outage] = true;
    // A serial, a lot that is known, one that is not, and the key.
    const rest: [string, string[]][] = [
      [`${GTIN}/10/7/21/1`, [`${GTIN}/10/7`, GTIN]],
      [`${GTIN}/10/7`, [`${GTIN}/10/7`, GTIN]],
      [`${GTIN}/10/unknown`, [GTIN]],
      [`${GTIN}/10/unknown/21/1`, [GTIN]],
      [`${GTIN}/21/1`, [GTIN]],
      [GTIN, [GTIN]],
    ];
    for (const [path, found] of rest) expect([outage, (await ask(path)).found]).toEqual([outage, found]);
    if (outage === "isAway") expect((await ask(`${GTIN}/21/1`)).asked).toEqual([]);
    expect(failures.length > 0).toBe(outage === "isBroken");
  }
});

/** Where the codes lead. */
const NOWHERE: Signpost = {
  target: "https://museum.example/",
  page: null,
  rules: null,
  query: "drop",
  utm: null,
  fallback: null,
  dead: [],
};

test("a scan of a code with a serial asks for no serial to be counted, and for nothing while storage is away", async () => {
  const { names, paths, state, asked } = start({ paths: [GTIN, ...LOTS, `${GTIN}/10/7/21/1`] });
  const codeOf = (path: string, countedAt: string[] | null): ResolvedCode => ({
    destination: { codeId: path, tenantId: "ten_1", active: true, isBlocked: false, isLocked: false },
    route: routeOf(NOWHERE),
    behind: null,
    gs1: { identifier: identifierAt(path), links: [], countedAt, described: null, size: 0 },
  });
  const peek = (address: string) => codeOf(address.slice(`${HOST}/of-`.length), null);
  const never = () => Promise.reject(new Error("All codes are cached"));
  const counting = createCounting({ names, resolver: { peek, resolve: never, activeRoute: never } });
  const item = codeOf(`${GTIN}/10/7/21/1`, [`${GTIN}/10/7`, GTIN]);
  const counted = async () => (await counting.of(`${HOST}/item`, item))?.codeId;
  expect([await counted(), asked]).toEqual([`${GTIN}/10/7`, [`under ${GTIN}`, `find ${GTIN}/10/7 ${GTIN}`]]);
  expect([await counted(), asked.length]).toEqual([`${GTIN}/10/7`, 2]);
  state.isAway = true;
  expect([await counted(), asked.length]).toEqual([`${GTIN}/10/7`, 2]);
  state.isAway = false;
  paths.delete(`${GTIN}/10/7`);
  names.changed(`${HOST}/of-lot`);
  expect(await counted()).toBe(GTIN);
});

test("of a key with many names and no code of its own nothing is made up while storage fails", async () => {
  const { state, ask } = start({ paths: LOTS });
  await ask(`${GTIN}/10/7`);
  state.isBroken = true;
  expect((await ask(`${GTIN}/10/7/21/1`)).found).toEqual([`${GTIN}/10/7`]);
  await expect(ask(`${GTIN}/10/8`)).rejects.toMatchObject({ code: "storage_unavailable" });
});

test("nothing is kept of what stands for nothing, and a deleted one counts where nothing else is left", async () => {
  const { ask } = start({ paths: [GTIN], gone: [`${GTIN}/10/old`, "01/09506000134352"] });
  const unknown = { found: [], asked: ["under 01/09506000164908", "find 01/09506000164908"] };
  expect([await ask("01/09506000164908"), await ask("01/09506000164908")]).toEqual([unknown, unknown]);
  expect((await ask(`${GTIN}/10/old`)).found).toEqual([GTIN]);
  expect((await ask("01/09506000134352")).found).toEqual(["gone 01/09506000134352"]);
  expect((await ask("01/09506000134352")).asked).toEqual([]);
});

test("a serial that is part of the value of its key is led to the key without it", async () => {
  const grai = "8003/09521234543213";
  const { ask } = start({ paths: [grai, `${grai}AB`] });
  expect((await ask(`${grai}AB`)).found).toEqual([`${grai}AB`, grai]);
  for (const other of ["XYZ", "A", "ABC"])
    expect(await ask(grai + other)).toEqual({ found: [grai], asked: [] });
});

test("what changes on a host has its names read again, and those of other hosts stay", async () => {
  const { names, paths, state, ask } = start({ paths: [GTIN] });
  for (const host of [HOST, null]) await ask(GTIN, host);
  paths.add(`${GTIN}/10/new`);
  expect((await ask(`${GTIN}/10/new`)).found).toEqual([GTIN]);
  names.changed(`${HOST}/abc`);
  expect(await ask(`${GTIN}/10/new`)).toEqual({ found: [`${GTIN}/10/new`, GTIN], asked: [`under ${GTIN}`] });
  expect((await ask(`${GTIN}/10/new`, null)).asked).toEqual([]);
  names.changed("Kx7fP2m");
  expect((await ask(GTIN, null)).asked).toEqual([`under ${GTIN}`]);
  expect((await ask(GTIN)).asked).toEqual([]);
  state.stamp++;
  expect((await ask(GTIN)).asked).toEqual([`under ${GTIN}`]);
  names.changedAll();
  expect([(await ask(GTIN)).asked, (await ask(GTIN, null)).asked]).toEqual([
    [`under ${GTIN}`],
    [`under ${GTIN}`],
  ]);
});

test("while storage is out of order known names go on, and others are asked to come again", async () => {
  const { names, state, failures, ask } = start({ paths: [GTIN] });
  await ask(GTIN);
  state.isBroken = true;
  names.changed(`${HOST}/abc`);
  expect((await ask(`${GTIN}/21/1`)).found).toEqual([GTIN]);
  await expect(ask("01/09506000164908")).rejects.toMatchObject({ code: "storage_unavailable" });
  expect(failures).toHaveLength(1);
  state.isAway = true;
  state.stamp++;
  expect(await ask(`${GTIN}/21/1`)).toEqual({ found: [GTIN], asked: [] });
});
