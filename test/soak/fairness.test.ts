import { expect, test } from "bun:test";
import { eventually } from "../e2e/process.ts";
import { startScenario } from "../scenario.ts";
import { openSender, type Sender } from "../features/webhooks/post.ts";
import { COMPARES_TIMES, IN_FULL } from "../extent.ts";

/** One tenant's dead receiver is nothing to another, however much waits for it. */

const BACKLOG = IN_FULL ? 50_000 : 5_000;
const ROUNDS = IN_FULL ? 1_000 : 100;

/** In CI, where other programs take their share of the time; in full it is what was promised. */
const MOST = IN_FULL ? 1.1 : 2;

/** Milliseconds from a scan's being sent to its delivery's arrival. */
async function timeToArrive(url: string, { code, receiver }: Sender): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  receiver.answer = () => {
    resolve(performance.now());
    return new Response(null, { status: 204 });
  };
  const began = performance.now();
  await fetch(`${url}/r/${code.shortId}`, { redirect: "manual" });
  return (await promise) - began;
}

if (COMPARES_TIMES)
  test(`${BACKLOG} deliveries that wait for a receiver that hangs do not slow another's`, async () => {
    // Two services that take turns: one with a dead receiver, one without.
    const [burdened, free] = [await startScenario(), await startScenario()];
    const { promise: hang, resolve: letGo } = Promise.withResolvers<Response>();
    const dead = await openSender(burdened, () => hang);
    const scan = () => fetch(`${burdened.url}/r/${dead.code.shortId}`, { redirect: "manual" });
    for (let sent = 0; sent < BACKLOG; sent += 100)
      await Promise.all(Array.from({ length: 100 }, async () => expect((await scan()).status).toBe(302)));
    await eventually("the dead one is tried", () => (dead.receiver.letters.length > 0 ? true : null));

    const services = [
      { url: burdened.url, sender: await openSender(burdened) },
      { url: free.url, sender: await openSender(free) },
    ];
    const times: number[][] = [[], []];
    for (let round = -10; round < ROUNDS; round++) {
      // Whoever comes second finds the machine warm: they take turns in that, too.
      const turns = [...services.entries()];
      for (const [which, { url, sender }] of round % 2 ? turns : turns.toReversed()) {
        const time = await timeToArrive(url, sender);
        // The first few warm up.
        if (round >= 0) times[which]?.push(time);
      }
    }
    for (const { sender } of services) expect(sender.receiver.letters).toHaveLength(ROUNDS + 10);
    expect(dead.receiver.letters.length).toBeLessThanOrEqual(4);
    // The fastest quarter: the slower ones tell how busy the machine was.
    const [burdenedTime = 0, freeTime = 0] = times.map(fastestQuarter);
    const ratio = burdenedTime / freeTime;
    expect(ratio).toBeLessThan(MOST);
    letGo(new Response(null, { status: 204 }));
    await Promise.all([burdened.stop(), free.stop()]);
  }, 300_000);

/** The time that a quarter of them stay under. */
function fastestQuarter(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
}
