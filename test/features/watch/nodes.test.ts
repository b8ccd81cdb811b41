import { expect, onTestFinished, test } from "bun:test";
import { MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import { createNetwork } from "../../../src/features/watch/network.ts";
import { createWatch } from "../../../src/features/watch/watch.ts";
import { codeIn, tenantIn } from "../../db/stores.ts";
import { openNode, PATIENT } from "../../db/postgres/stores.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { TestClock } from "../../scenario.ts";

const HOSTS = 4;
const TARGETS = 20;
const PERIOD = 20 * MINUTE;
/** Rounds catch up a minute at most. */
const PAUSE = 50 * SECOND;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

test.skipIf(!hasPostgres)(
  "two nodes ask for each destination once, and an address once a second",
  async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const nodes = [await openNode(url, PATIENT), await openNode(url, PATIENT)];
    onTestFinished(async () => {
      for (const { stores } of nodes) await stores.close();
    });
    const clock = new TestClock();
    const asked: { readonly target: string; readonly address: string; readonly at: number }[] = [];
    /** Waits are over at once, and end when their turn has come. */
    const waits: { readonly until: number; readonly go: () => void }[] = [];
    const watches = nodes.map(({ stores }) =>
      createWatch({
        store: stores.watch,
        async probe(target, turn) {
          const address = new URL(target).hostname.replace(".example", "");
          if (!(await turn(address))) return "postponed";
          asked.push({ target, address, at: clock.now() });
          return { verdict: "ok", status: 200, reason: null };
        },
        phoneProbe: async () => "postponed",
        isSameSite: async () => false,
        network: createNetwork(clock, []),
        period: PERIOD,
        isAway: () => false,
        async inSteps(step) {
          while (await step(50));
        },
        onMoved() {},
        timeout: (milliseconds) => new Promise((go) => waits.push({ until: clock.now() + milliseconds, go })),
        clock,
        log: silent,
      }),
    );
    const tenant = await tenantIn(nodes[0]?.stores ?? fail());
    for (let n = 0; n < TARGETS; n++)
      await codeIn(nodes[0]?.stores ?? fail(), tenant, { target: `https://h${n % HOSTS}.example/${n}` });

    const everything = () => new Set(asked.map(({ target }) => target)).size === TARGETS;
    for (let passed = 0; passed < 2 * PERIOD && !everything(); passed += PAUSE) {
      let isOver = false;
      const running = Promise.all(watches.map((watch) => watch.run())).then(() => {
        isOver = true;
      });
      while (!isOver) {
        const next = waits.toSorted((a, b) => a.until - b.until)[0];
        if (next) {
          clock.advance(Math.max(0, next.until - clock.now()));
          waits.splice(waits.indexOf(next), 1);
          next.go();
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      await running;
      clock.advance(PAUSE);
    }
    expect(everything()).toBe(true);
    for (const one of asked)
      for (const other of asked) {
        const apart = Math.abs(one.at - other.at);
        if (one !== other && one.target === other.target) expect(apart).toBeGreaterThanOrEqual(PERIOD);
        if (one !== other && one.address === other.address) expect(apart).toBeGreaterThanOrEqual(SECOND);
      }
  },
  30_000,
);

function fail(): never {
  throw new Error("There are two nodes");
}
