import { expect, test } from "bun:test";
import { createOverload } from "../../../src/kit/http/overload.ts";
import { createBodyBudget } from "../../../src/kit/http/body-budget.ts";
import { createRefusals } from "../../../src/kit/http/refusals.ts";
import { admit } from "../../../src/kit/http/requests.ts";
import { CLASSES, createShedder, type RequestClass } from "../../../src/kit/http/shedding.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { TestClock } from "../../scenario.ts";

/** The measure of overload, and what waits and is refused by it: a loop that is simulated, turn by turn, in its own time. */

/** Milliseconds that a request takes, and its refusal; and what every turn takes, as the commit of its scans does. */
const COST = { scan: 0.05, workspace: 0.8, anonymous: 1.5 };
const REFUSAL = 0.015;
const TURN = 0.5;
/** Milliseconds by which the clock of processor time moves. */
const CLOCK_STEP = 4;

/** Requests a millisecond of a mix that just can be served. */
const MIX = { scan: 9, workspace: 0.3, anonymous: 0.2 };
/** Milliseconds after which a turn has no more room. */
const LATE = 5;
const BASE_URL = "http://localhost";
const quietLog = createLog("silent", new TestClock(), () => {});
const refusals = createRefusals({ baseUrl: BASE_URL, log: quietLog });

const KEY = "Bearer key";
const SCAN = new Request(`${BASE_URL}/r/hall-3`);

function requestOf(kind: "workspace" | "anonymous", address: string): Request {
  const request =
    kind === "anonymous"
      ? new Request(`${BASE_URL}/app/api/generate`)
      : new Request(`${BASE_URL}/app/api/codes`, { headers: { authorization: KEY } });
  admit(request, { address, proxied: false }, "req_1");
  return request;
}

interface Seen {
  readonly at: number;
  readonly kind: RequestClass;
  readonly refused: boolean;
  readonly latency: number;
}

/** A service whose loop takes everything that has arrived in one turn, and then runs what is due at the turn's end. */
function simulate(mix: Readonly<Record<RequestClass, number>>) {
  let now = 0;
  let worked = 0;
  /** Milliseconds that one of processor time takes. */
  let slowness = 1;
  function work(milliseconds: number): void {
    worked += milliseconds;
    now += milliseconds * slowness;
  }
  const turnEnds: (() => void)[] = [];
  const lastInTurn: (() => void)[] = [];
  const settled: (() => void)[] = [];
  const budget = createBodyBudget();
  const shedder = createShedder({
    loop: {
      now: () => now,
      worked: () => worked - (worked % CLOCK_STEP),
      afterTurn: (run) => void turnEnds.push(run),
      lastInTurn: (run) => void lastInTurn.push(run),
      whenSettled: (run) => void settled.push(run),
    },
    budget,
    refusals,
    isKnown: ({ headers }) => headers.get("authorization") === KEY,
    onRefused: () => {},
  });
  let longestTurn = 0;
  let addresses = 0;

  /** Promises go on as far as they can, and then what waits for that. */
  async function settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    for (let run = settled.shift(); run; run = settled.shift()) {
      run();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function endTurn(isBusy = true, onCommitted = () => {}): Promise<void> {
    for (const run of turnEnds.splice(0)) run();
    // A turn that took something up ends with a commit of scans. In an idle one the loop waits for what comes next.
    if (isBusy) work(TURN);
    else now += 0.1;
    onCommitted();
    for (const run of lastInTurn.splice(0)) {
      run();
      if (settled.length > 0) await settle();
    }
  }

  /** Takes up a request that is no scan. @param done - called with the end of its work. */
  function takeUp(request: Request, cost: number, done: (refused: boolean) => void): void {
    const finish = (refused: boolean) => {
      work(refused ? REFUSAL : cost);
      done(refused);
    };
    const waiting = shedder.admit(request, new URL(request.url).pathname);
    if (waiting === null) finish(false);
    else void waiting.then((refusal) => finish(refusal !== null));
  }

  return {
    shedder,
    budget,
    takeUp,
    work,
    endTurn,
    get now() {
      return now;
    },
    /** Lets time pass without a request. */
    wait(milliseconds: number) {
      now += milliseconds;
    },
    /** Other programs leave the service one part of its processor's time in so many. */
    starve(factor: number) {
      slowness = factor;
    },
    /** Takes up scans in one turn, each of which holds the loop. */
    async hold(...milliseconds: number[]) {
      for (const one of milliseconds) {
        shedder.refusedScan(SCAN);
        work(one);
      }
      await endTurn();
    },
    /** Sends `factor` times the mix for some milliseconds. @returns what became of each request, and the longest turn. */
    async run(factor: number, milliseconds: number) {
      const seen: Seen[] = [];
      const start = now;
      const sent = { anonymous: 0, workspace: 0, scan: 0 };
      longestTurn = 0;
      while (now < start + milliseconds) {
        const turnBegan = now;
        const turn: { at: number; kind: RequestClass }[] = [];
        for (const kind of CLASSES) {
          const dueAt = () => start + sent[kind] / (mix[kind] * factor);
          for (let at = dueAt(); at <= now; at = dueAt()) {
            turn.push({ at, kind });
            sent[kind]++;
          }
        }
        turn.sort((a, b) => a.at - b.at);
        const scans: { at: number; refused: boolean }[] = [];
        for (const { at, kind } of turn) {
          if (kind === "scan") {
            const refused = shedder.refusedScan(SCAN) !== null;
            work(refused ? REFUSAL : COST.scan);
            scans.push({ at, refused });
          } else
            takeUp(requestOf(kind, `192.0.2.${addresses++ % 200}`), COST[kind], (refused) =>
              seen.push({ at, kind, refused, latency: now - at }),
            );
        }
        await endTurn(turn.length > 0, () => {
          for (const { at, refused } of scans) seen.push({ at, kind: "scan", refused, latency: now - at });
        });
        longestTurn = Math.max(longestTurn, now - turnBegan);
      }
      return { seen, longestTurn };
    },
  };
}

function p99(seen: readonly Seen[]): number {
  const latencies = seen
    .filter(({ kind, refused }) => kind === "scan" && !refused)
    .map(({ latency }) => latency);
  latencies.sort((a, b) => a - b);
  return latencies[Math.floor(latencies.length * 0.99)] ?? 0;
}

function refusedShare(seen: readonly Seen[], kind: RequestClass): number {
  const all = seen.filter((one) => one.kind === kind);
  return all.filter(({ refused }) => refused).length / all.length;
}

/** Without the first part. */
function settled(seen: readonly Seen[], milliseconds = 500): Seen[] {
  const start = seen[0]?.at ?? 0;
  return seen.filter(({ at }) => at > start + milliseconds);
}

test.each([
  [8, 0],
  [8.5, 5],
])(
  "after a turn of %d ms work that is taken up 5 ms later in the next one is late by %d ms",
  (length, late) => {
    let now = 100;
    const ends: (() => void)[] = [];
    const overload = createOverload({
      now: () => now,
      worked: () => now,
      afterTurn: (run) => void ends.push(run),
      lastInTurn: () => {},
      whenSettled: () => {},
    });
    overload.arrived();
    now += length;
    ends.pop()?.();
    overload.arrived();
    now += 5;
    expect([overload.late, overload.elapsed, overload.isStanding]).toEqual([late, 5, false]);
  },
);

test("nothing is refused under load that can be served", async () => {
  const service = simulate(MIX);
  const { seen } = await service.run(0.8, 5_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
  expect(service.shedder.pressure).toBeLessThan(0.05);
});

test("at twice the load that can be served all scans are answered in time, and others are refused by their order", async () => {
  const service = simulate(MIX);
  const quiet = p99((await service.run(0.5, 2_000)).seen);
  const { seen, longestTurn } = await service.run(2, 5_000);
  expect(p99(seen)).toBeLessThanOrEqual(5 * quiet);
  expect(longestTurn).toBeLessThan(15);
  const shares = CLASSES.map((kind) => refusedShare(settled(seen), kind));
  expect(shares[0]).toBe(1);
  expect(shares[1]).toBeGreaterThan(0.8);
  expect(shares[2]).toBe(0);
});

test("where scans leave half of the time, others get what is left, and what they get they get in time", async () => {
  const service = simulate({ scan: 4.5, workspace: 0.5, anonymous: 0.5 });
  const quiet = p99((await service.run(0.2, 2_000)).seen);
  const { seen } = await service.run(1, 5_000);
  expect(p99(seen)).toBeLessThanOrEqual(5 * quiet);
  const shares = CLASSES.map((kind) => refusedShare(settled(seen, 1_500), kind));
  expect(shares[0]).toBeGreaterThan(0.4);
  expect(shares[0]).toBeLessThan(0.9);
  expect(shares.slice(1)).toEqual([0, 0]);
  const longest = Math.max(
    ...seen.filter(({ kind, refused }) => kind !== "scan" && !refused).map(({ latency }) => latency),
  );
  expect(longest).toBeLessThan(1_010);
});

test("to wait for a processor that other programs use is no overload", async () => {
  const service = simulate(MIX);
  service.starve(5);
  const { seen } = await service.run(0.8 / 5, 5_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
});

test("a third of a processor and twice the load for it is overload like any other", async () => {
  const service = simulate(MIX);
  service.starve(3);
  const quiet = p99((await service.run(0.5 / 3, 5_000)).seen);
  const { seen } = await service.run(2 / 3, 10_000);
  expect(p99(settled(seen, 2_000))).toBeLessThanOrEqual(5 * quiet);
  expect(refusedShare(settled(seen, 2_000), "anonymous")).toBe(1);
  expect(refusedShare(seen, "scan")).toBe(0);
});

test("a little more than can be served costs workspaces and scans nothing", async () => {
  const service = simulate(MIX);
  await service.run(0.5, 1_000);
  const seen = settled((await service.run(1.2, 5_000)).seen, 1_500);
  expect(refusedShare(seen, "anonymous")).toBeGreaterThan(0.3);
  expect(refusedShare(seen, "anonymous")).toBeLessThan(1);
  expect(refusedShare(seen, "workspace")).toBe(0);
  expect(refusedShare(seen, "scan")).toBe(0);
});

test("within a second of the load's end nothing is refused any more", async () => {
  const service = simulate(MIX);
  await service.run(3, 3_000);
  const after = settled((await service.run(0.5, 3_000)).seen, 1_000);
  expect(after.filter(({ refused }) => refused)).toEqual([]);
});

test("an hour without requests is the end of a load as well", async () => {
  const service = simulate(SCANS_ALONE);
  await service.run(2, 1_000);
  expect(service.shedder.pressure).toBe(2);
  service.wait(3_600_000);
  await service.run(0.5, 10);
  expect(service.shedder.pressure).toBe(0);
});

const SCANS_ALONE = { scan: 17, workspace: 1e-9, anonymous: 1e-9 };

test("of scans alone what can be served is served in time, however many come", async () => {
  const service = simulate(SCANS_ALONE);
  await service.run(0.5, 1_000);
  for (const factor of [1.2, 1.5, 2]) {
    const { seen, longestTurn } = await service.run(factor, 3_000);
    // No turn is so long that scans of the next one are refused, until some are. Then a turn has 8 ms and its refusals.
    expect(p99(settled(seen))).toBeLessThan(factor < 1.5 ? 85 : 40);
    // The requests of 150 ms, before the first one is refused.
    expect(longestTurn).toBeLessThan(150);
    expect(refusedShare(seen, "scan")).toBeLessThan(1 - 0.6 / factor);
  }
  expect(refusedShare(settled((await service.run(0.5, 3_000)).seen, 1_000), "scan")).toBe(0);
});

test("one long hold refuses nobody", async () => {
  const service = simulate(MIX);
  await service.run(0.5, 1_000);
  await service.hold(90);
  const { seen } = await service.run(0.5, 1_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
});

test("long holds in a row, as of a service that has just started, refuse nobody", async () => {
  const service = simulate(MIX);
  await service.hold(20);
  await service.hold(90, ...Array.from({ length: 64 }, () => 0.1));
  const { seen } = await service.run(0.5, 1_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
});

test("however long turns are, scans are answered until one was very late", async () => {
  const { shedder, work, endTurn } = simulate(MIX);
  const hold = () => {
    shedder.admit(requestOf("anonymous", "192.0.2.1"), "/healthz");
    work(12);
  };
  for (let turns = 0; turns < 12; turns++) {
    hold();
    await endTurn();
  }
  expect(shedder.pressure).toBe(2);
  hold();
  expect([shedder.refusedScan(SCAN), shedder.refusedScan(SCAN)]).toEqual([null, null]);
});

test("a refused scan is told how many were answered in the second before", async () => {
  const service = simulate(SCANS_ALONE);
  // Until shortly after a second began.
  await service.run(2, 3_020);
  let refusal: Response | null = null;
  for (let turns = 0; turns < 9 && refusal === null; turns++) {
    service.shedder.refusedScan(SCAN);
    service.work(50);
    refusal = service.shedder.refusedScan(SCAN);
    await service.endTurn();
  }
  const policy = refusal?.headers.get("ratelimit-policy") ?? "";
  expect(Number(/^"service";q=(\d+);w=1$/.exec(policy)?.[1])).toBeGreaterThan(5_000);
});

test("while fewer than ten scans a second come, others wait for each other and none is refused", async () => {
  const service = simulate({ scan: 0.005, workspace: 0.9, anonymous: 0.9 });
  const { seen } = await service.run(1, 1_600);
  // The rest of it takes more than a second, longer than others wait while scans come.
  const rest = await service.run(0.001, 3_000);
  const all = [...seen, ...rest.seen];
  expect(all.filter(({ refused }) => refused)).toEqual([]);
  expect(p99(all)).toBeLessThan(15);
  expect(service.shedder.isWaiting).toBe(false);
});

test("a waiting request reserves its body as it was announced, also by several equal lengths", async () => {
  const { shedder, budget, work, endTurn } = simulate(MIX);
  // Bun joins several headers of a name.
  for (const length of ["2000", "2000, 2000"]) {
    const request = new Request(`${BASE_URL}/app/api/generate`, { headers: { "content-length": length } });
    admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
    shedder.refusedScan(SCAN);
    work(LATE);
    const waiting = shedder.admit(request, "/app/api/generate");
    expect(budget.reserved).toBeWithin(2_000, 2_500);
    await endTurn();
    await endTurn();
    expect(await waiting).toBeNull();
    expect(budget.reserved).toBe(0);
  }
});

test("few requests of a client wait with the largest heads, and many with usual ones", async () => {
  const refusedOf = async (sent: number, characters: number) => {
    const { shedder, work, takeUp } = simulate(MIX);
    shedder.refusedScan(SCAN);
    work(LATE);
    let refused = 0;
    for (let nth = 0; nth < sent; nth++) {
      const headers = { cookie: "x".repeat(characters) };
      const request = new Request(`${BASE_URL}/app/api/generate`, { headers });
      admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
      takeUp(request, 0, (isRefused) => {
        if (isRefused) refused++;
      });
    }
    await new Promise((resolve) => setImmediate(resolve));
    return refused;
  };
  // 16 MiB a client, twice the length of each.
  expect(await refusedOf(20, 1_000_000)).toBe(12);
  expect(await refusedOf(1_000, 1_000)).toBe(0);
});
