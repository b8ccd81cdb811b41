import { afterAll, expect, test } from "bun:test";
import { HOUR, MINUTE, SECOND } from "../../src/shared/clock.ts";
import { createNetwork } from "../../src/watch/network.ts";
import { createWatch } from "../../src/watch/watch.ts";
import { codeIn, tenantIn } from "../db/contract/stores.ts";
import { openNode } from "../db/postgres/stores.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { TestClock } from "../scenario.ts";

const HOSTS = 7;
const TARGETS = 42;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

test.skipIf(!hasPostgres)(
  "two nodes ask for each destination once, and an address once a second",
  async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const nodes = [await openNode(url), await openNode(url)];
    afterAll(() => Promise.all(nodes.map(({ stores }) => stores.close())));
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
        network: createNetwork(clock),
        period: HOUR,
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

    for (let seconds = 0; seconds < 70 * 60; seconds += 60) {
      let isOver = false;
      const running = Promise.all(watches.map((watch) => watch.run())).then(() => {
        isOver = true;
      });
      while (!isOver) {
        const next = waits.toSorted((a, b) => a.until - b.until)[0];
        if (next) {
          clock.turn(Math.max(0, next.until - clock.now()));
          waits.splice(waits.indexOf(next), 1);
          next.go();
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      await running;
      clock.turn(60 * SECOND);
    }
    expect(asked.map(({ target }) => target).sort()).toEqual(
      [...new Set(asked.map(({ target }) => target))].sort(),
    );
    expect(asked).toHaveLength(TARGETS);
    for (const one of asked)
      for (const other of asked)
        if (one !== other && one.address === other.address)
          expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(SECOND);
    expect(clock.now()).toBeGreaterThan(MINUTE);
  },
);

function fail(): never {
  throw new Error("There are two nodes");
}
