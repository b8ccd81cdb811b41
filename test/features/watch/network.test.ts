import { expect, test } from "bun:test";
import { HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { createNetwork } from "../../../src/features/watch/network.ts";
import { TestClock } from "../../scenario.ts";

/** A network whose known hosts answer as they are told, and how often they were asked. */
function setUp() {
  const clock = new TestClock();
  const known = { nameServers: true, ownAddress: true, asked: 0 };
  const network = createNetwork(clock, [
    async () => {
      known.asked++;
      return known.nameServers;
    },
    async () => known.ownAddress,
  ]);
  const fall = (...tenants: string[]) => {
    for (const tenant of tenants) network.note(tenant, `${tenant}.example`, false, true);
  };
  const answer = (...tenants: string[]) => {
    for (const tenant of tenants) network.note(tenant, `${tenant}.example`, true, true);
  };
  return { clock, known, network, fall, answer };
}

test("our network is at fault when most of three workspaces or more and the known hosts are silent", async () => {
  const { clock, known, network, fall, answer } = setUp();
  answer("a", "b");
  expect(await network.isFrozen()).toBe(false);
  known.nameServers = false;
  clock.advance(2 * MINUTE);
  fall("c", "d");
  expect(await network.isFrozen()).toBe(false);
  fall("e");
  expect(await network.isFrozen()).toBe(true);
  known.nameServers = true;
  clock.advance(2 * MINUTE);
  expect(await network.isFrozen()).toBe(false);
});

test("while the known hosts answer no number of silent workspaces is an outage", async () => {
  const { network, fall } = setUp();
  fall(...Array.from({ length: 500 }, (_, i) => `made up ${i}`));
  expect(await network.isFrozen()).toBe(false);
});

test("a workspace has one vote, however many hosts its codes lead to", async () => {
  const { clock, known, network, answer } = setUp();
  answer("a", "b");
  expect(await network.isFrozen()).toBe(false);
  known.nameServers = false;
  clock.advance(2 * MINUTE);
  for (let i = 0; i < 2_500; i++) network.note("crowd", `host ${i}`, false, true);
  answer("a", "b");
  expect(await network.isFrozen()).toBe(false);
});

test("of one workspace alone the known hosts decide, also when its only host falls silent once", async () => {
  const { clock, known, network, fall } = setUp();
  fall("a");
  expect(await network.isFrozen()).toBe(false);
  known.ownAddress = false;
  for (let passed = 0; passed < 3 * HOUR; passed += 20 * MINUTE) {
    clock.advance(20 * MINUTE);
    network.note("a", "a.example", false, false);
    expect(await network.isFrozen()).toBe(true);
  }
  known.ownAddress = true;
  clock.advance(2 * MINUTE);
  expect(await network.isFrozen()).toBe(false);
});

test("it stays frozen until somebody is heard of: hosts that go on saying nothing tell nothing new", async () => {
  const { clock, known, network, fall, answer } = setUp();
  answer("a", "b", "c", "d");
  await network.isFrozen();
  known.nameServers = false;
  known.ownAddress = false;
  clock.advance(2 * MINUTE);
  fall("a", "b", "c", "d");
  expect(await network.isFrozen()).toBe(true);
  clock.advance(HOUR);
  // Their states were not touched, so each was answering at its last check.
  fall("a", "b", "c", "d");
  expect(await network.isFrozen()).toBe(true);
  answer("a", "b", "c", "d");
  expect(await network.isFrozen()).toBe(false);
  // The same that were frozen do not freeze it again by being silent still.
  clock.advance(HOUR);
  fall("a", "b", "c");
  answer("d", "e", "f", "g");
  expect(await network.isFrozen()).toBe(false);
});

test("known hosts that have never answered are left out of account: an answer of any other host shows that the network works", async () => {
  const { clock, known, network, fall, answer } = setUp();
  known.nameServers = false;
  known.ownAddress = false;
  fall("a", "b", "c", "d");
  expect(await network.isFrozen()).toBe(true);
  answer("e");
  expect(await network.isFrozen()).toBe(false);
  clock.advance(11 * MINUTE);
  expect(await network.isFrozen()).toBe(true);
  // One of them that is known to answer decides alone.
  known.ownAddress = true;
  clock.advance(2 * MINUTE);
  expect(await network.isFrozen()).toBe(false);
});

test("hosts that never answered count only while none answers", async () => {
  const { clock, known, network, answer } = setUp();
  await network.isFrozen();
  known.nameServers = false;
  clock.advance(2 * MINUTE);
  for (let i = 0; i < 9; i++) network.note(`made up ${i}`, "x", false, null);
  answer("a", "b", "c");
  expect(await network.isFrozen()).toBe(false);
});

test("known hosts are asked once a minute at most, and by one check at a time", async () => {
  const { clock, known, network, fall } = setUp();
  fall("a");
  await Promise.all(Array.from({ length: 50 }, () => network.isFrozen()));
  expect(known.asked).toBe(1);
  clock.advance(MINUTE);
  await network.isFrozen();
  expect(known.asked).toBe(2);
});

test("a million workspaces are not remembered", async () => {
  const { clock, known, network, fall, answer } = setUp();
  await network.isFrozen();
  known.nameServers = false;
  clock.advance(2 * MINUTE);
  for (let i = 0; i < 1_000_000; i++) network.note(String(i), "x", false, true);
  expect(await network.isFrozen()).toBe(true);
  answer(...Array.from({ length: 501 }, (_, i) => `answers ${i}`));
  // These are most of the thousand that count.
  expect(await network.isFrozen()).toBe(false);
  fall("a");
  expect(await network.isFrozen()).toBe(false);
});
