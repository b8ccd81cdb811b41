import { expect, test } from "bun:test";
import { MINUTE } from "../../src/shared/clock.ts";
import { createNetwork } from "../../src/watch/network.ts";
import { TestClock } from "../scenario.ts";

test("most hosts without an answer within ten minutes are the fault of our network", () => {
  const clock = new TestClock();
  const network = createNetwork(clock);
  network.note("a", true, true);
  network.note("b", false, true);
  network.note("c", false, true);
  expect(network.isFrozen()).toBe(false);
  network.note("d", false, true);
  expect(network.isFrozen()).toBe(true);
  clock.turn(10 * MINUTE);
  expect(network.isFrozen()).toBe(false);
});

test("one host that is asked again and again counts once, and a host that was silent before not at all", () => {
  const network = createNetwork(new TestClock());
  for (let i = 0; i < 20; i++) network.note("a", false, true);
  for (let i = 0; i < 20; i++) network.note(`old ${i}`, false, false);
  expect(network.isFrozen()).toBe(false);
});

test("it ends as soon as most hosts answer again", () => {
  const network = createNetwork(new TestClock());
  for (const host of ["a", "b", "c"]) network.note(host, false, true);
  expect(network.isFrozen()).toBe(true);
  for (const host of ["a", "b"]) network.note(host, true, true);
  expect(network.isFrozen()).toBe(false);
});

test("hosts that never answered count only while none answers", () => {
  const network = createNetwork(new TestClock());
  for (let i = 0; i < 9; i++) network.note(`made up ${i}`, false, null);
  expect(network.isFrozen()).toBe(true);
  network.note("a", true, null);
  expect(network.isFrozen()).toBe(false);
  for (const host of ["b", "c", "d"]) network.note(host, false, true);
  expect(network.isFrozen()).toBe(true);
});

test("a million hosts are not remembered", () => {
  const network = createNetwork(new TestClock());
  for (let i = 0; i < 3; i++) network.note(`silent ${i}`, false, true);
  expect(network.isFrozen()).toBe(true);
  for (let i = 0; i < 1_000_000; i++) network.note(String(i), false, true);
  for (let i = 0; i < 501; i++) network.note(`answers ${i}`, true, true);
  // These are most of the thousand that count.
  expect(network.isFrozen()).toBe(false);
});
