import { expect, test } from "bun:test";
import { eventually } from "../../e2e/process.ts";
import { startScenario } from "../../scenario.ts";
import { openSender } from "./post.ts";

/** One tenant's dead receiver is nothing to another. How long the other's deliveries take is measured by the soak. */

const BACKLOG = 500;
const ROUNDS = 20;

test(`while ${BACKLOG} deliveries wait for a receiver that hangs, each of another's arrives after its scan`, async () => {
  const scenario = await startScenario();
  const { promise: hang, resolve: letGo } = Promise.withResolvers<Response>();
  const dead = await openSender(scenario, () => hang);
  const scan = ({ code }: typeof dead) => fetch(`${scenario.url}/r/${code.shortId}`, { redirect: "manual" });
  for (let sent = 0; sent < BACKLOG; sent += 100)
    await Promise.all(Array.from({ length: 100 }, async () => expect((await scan(dead)).status).toBe(302)));
  await eventually("the dead one is tried", () => (dead.receiver.letters.length > 0 ? true : null));
  const alive = await openSender(scenario);
  const { letters } = alive.receiver;
  for (let round = 1; round <= ROUNDS; round++) {
    await scan(alive);
    await eventually("it arrives", () => (letters.length === round ? true : null));
  }
  // All this time the receiver that hangs has had no more than its share of the sender.
  expect(dead.receiver.letters.length).toBeLessThanOrEqual(4);
  letGo(new Response(null, { status: 204 }));
  await scenario.stop();
}, 300_000);
