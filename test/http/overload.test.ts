import { expect, test } from "bun:test";
import { createOverload } from "../../src/http/overload.ts";
import { createRefusals } from "../../src/http/refusals.ts";
import { CLASSES, createShedder, type RequestClass } from "../../src/http/shedding.ts";
import { createLog } from "../../src/shared/log.ts";
import { TestClock } from "../scenario.ts";

/** The measure of overload and the refusals that follow from it, on a loop that is simulated turn by turn. */

/** Milliseconds of a request, of its refusal, and of a turn's fixed work, such as the commit of its scans. */
const COST = { scan: 0.05, workspace: 0.8, anonymous: 1.5 };
const REFUSAL = 0.015;
const TURN = 0.5;
/** Milliseconds by which the clock of processor time moves. */
const CLOCK_STEP = 4;

/** Requests a millisecond of a mix that just can be served. */
const MIX = { scan: 9, workspace: 0.3, anonymous: 0.2 };
const REQUESTS: Record<RequestClass, Request> = {
  scan: new Request("http://localhost/r/hall-3"),
  workspace: new Request("http://localhost/app/api/codes", { headers: { authorization: "Bearer key" } }),
  anonymous: new Request("http://localhost/app/api/generate"),
};
const BASE_URL = "http://localhost";
const quietLog = createLog("silent", new TestClock(), () => {});
const refusals = createRefusals({ baseUrl: BASE_URL, log: quietLog });

interface Seen {
  readonly at: number;
  readonly kind: RequestClass;
  readonly refused: boolean;
  readonly latency: number;
}

/** A service whose loop takes everything that has arrived in one turn, and runs each timer that is due once a turn. */
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
  const afterTurn = (run: () => void) => void turnEnds.push(run);
  const overload = createOverload({
    now: () => now,
    worked: () => worked - (worked % CLOCK_STEP),
    afterTurn,
  });
  const shedder = createShedder({ overload, refusals, onRefused: () => {}, now: () => now });
  const kinds: readonly RequestClass[] = CLASSES;

  function isRefused(kind: RequestClass): boolean {
    const request = REQUESTS[kind];
    if (kind === "scan") return shedder.refusedScan(request) !== null;
    return shedder.refused(request, new URL(request.url).pathname) !== null;
  }

  return {
    overload,
    /** Lets time pass without a request. */
    wait(milliseconds: number) {
      now += milliseconds;
    },
    /** Other programs leave the service one part of its processor's time in so many. */
    starve(factor: number) {
      slowness = factor;
    },
    /** Takes up requests in one turn, each of which holds the loop. */
    hold(...milliseconds: number[]) {
      for (const one of milliseconds) {
        overload.arrived();
        work(one);
      }
      for (const run of turnEnds.splice(0)) run();
    },
    /** Sends `factor` times the mix for some milliseconds. @returns the outcome of each request, and the longest queue. */
    run(factor: number, milliseconds: number) {
      const seen: Seen[] = [];
      const end = now + milliseconds;
      const start = now;
      const sent = { anonymous: 0, workspace: 0, scan: 0 };
      let longestQueue = 0;
      while (now < end) {
        const turn: { at: number; kind: RequestClass }[] = [];
        for (const kind of kinds)
          for (
            let at = start + sent[kind] / (mix[kind] * factor);
            at <= now;
            at = start + sent[kind] / (mix[kind] * factor)
          ) {
            turn.push({ at, kind });
            sent[kind]++;
          }
        turn.sort((a, b) => a.at - b.at);
        longestQueue = Math.max(longestQueue, turn.length);
        const outcomes = turn.map(({ at, kind }) => {
          const refused = isRefused(kind);
          work(refused ? REFUSAL : COST[kind]);
          return { at, kind, refused };
        });
        // In an idle turn the loop waits for the next request or timer.
        if (turn.length > 0) work(TURN);
        else now += 0.1;
        seen.push(...outcomes.map((outcome) => ({ ...outcome, latency: now - outcome.at })));
        for (const run of turnEnds.splice(0)) run();
      }
      return { seen, longestQueue };
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

/** Without the first part, in which the pressure rises. */
function settled(seen: readonly Seen[], milliseconds = 500): Seen[] {
  const start = seen[0]?.at ?? 0;
  return seen.filter(({ at }) => at > start + milliseconds);
}

test("nothing is refused under load that can be served", () => {
  const service = simulate(MIX);
  const { seen } = service.run(0.8, 5_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
  expect(service.overload.pressure).toBe(0);
});

test("at twice the load that can be served all scans are answered in time, and others are refused by their order", () => {
  const service = simulate(MIX);
  const quiet = p99(service.run(0.5, 2_000).seen);
  const { seen, longestQueue } = service.run(2, 5_000);
  expect(p99(settled(seen))).toBeLessThanOrEqual(5 * quiet);
  // What comes in 45 ms, while the pressure rises.
  expect(longestQueue).toBeLessThan(1_000);
  const shares = CLASSES.map((kind) => refusedShare(settled(seen), kind));
  expect(shares[0]).toBe(1);
  expect(shares[1]).toBeGreaterThan(0.8);
  expect(shares[2]).toBe(0);
});

test("to wait for a processor that other programs use is no overload", () => {
  const service = simulate(MIX);
  service.starve(5);
  const { seen } = service.run(0.8 / 5, 5_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
  expect(service.overload.pressure).toBe(0);
});

test("a third of a processor and twice the load for it is overload like any other", () => {
  const service = simulate(MIX);
  service.starve(3);
  const quiet = p99(service.run(0.5 / 3, 5_000).seen);
  const seen = settled(service.run(2 / 3, 10_000).seen, 2_000);
  expect(p99(seen)).toBeLessThanOrEqual(5 * quiet);
  expect(refusedShare(seen, "anonymous")).toBe(1);
  expect(refusedShare(seen, "scan")).toBe(0);
});

test("a little more than can be served costs workspaces and scans nothing", () => {
  const service = simulate(MIX);
  service.run(0.5, 1_000);
  const seen = settled(service.run(1.2, 5_000).seen);
  expect(refusedShare(seen, "anonymous")).toBeGreaterThan(0.3);
  expect(refusedShare(seen, "anonymous")).toBeLessThan(1);
  expect(refusedShare(seen, "workspace")).toBe(0);
  expect(refusedShare(seen, "scan")).toBe(0);
});

test("within a second of the load's end nothing is refused any more", () => {
  const service = simulate(MIX);
  service.run(3, 3_000);
  const after = settled(service.run(0.5, 3_000).seen, 1_000);
  expect(after.filter(({ refused }) => refused)).toEqual([]);
});

test("an hour without requests is the end of a load as well", () => {
  const service = simulate(MIX);
  service.run(2, 1_000);
  expect(service.overload.pressure).toBeGreaterThan(0);
  service.wait(3_600_000);
  service.run(0.5, 10);
  expect(service.overload.pressure).toBe(0);
});

const SCANS_ALONE = { scan: 17, workspace: 1e-9, anonymous: 1e-9 };

test("of scans alone what can be served is served in time, however many come", () => {
  const service = simulate(SCANS_ALONE);
  service.run(0.5, 1_000);
  for (const factor of [1.2, 1.5, 2]) {
    const { seen, longestQueue } = service.run(factor, 3_000);
    // No turn is so long that scans of the next one are refused, until some are. Then a turn has 8 ms and its refusals.
    expect(p99(settled(seen))).toBeLessThan(factor < 1.5 ? 85 : 40);
    // What comes in 150 ms, before the first one is refused.
    expect(longestQueue).toBeLessThan(5_100);
    expect(refusedShare(seen, "scan")).toBeLessThan(1 - 0.6 / factor);
  }
  expect(refusedShare(settled(service.run(0.5, 3_000).seen, 1_000), "scan")).toBe(0);
});

test("one long hold refuses nobody", () => {
  const service = simulate(MIX);
  service.run(0.5, 1_000);
  service.hold(90);
  const { seen } = service.run(0.5, 1_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
});

test("long holds in a row, as of a service that has just started, refuse nobody", () => {
  const service = simulate(MIX);
  service.hold(20);
  service.hold(90, ...Array.from({ length: 64 }, () => 0.1));
  const { seen } = service.run(0.5, 1_000);
  expect(seen.filter(({ refused }) => refused)).toEqual([]);
});
