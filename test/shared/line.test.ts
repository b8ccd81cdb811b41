import { expect, test } from "bun:test";
import { createLine } from "../../src/shared/line.ts";

test("one step is under way and one prepared, and they come in their order", async () => {
  const line = createLine();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  await line.add(async () => {
    await first.promise;
    done.push("first");
  });
  let isFree = false;
  const second = line
    .add(async () => void done.push("second"))
    .then(() => {
      isFree = true;
    });
  await new Promise((resolve) => setImmediate(resolve));
  expect({ isFree, done }).toEqual({ isFree: false, done: [] });
  first.resolve();
  await second;
  await line.end();
  expect(done).toEqual(["first", "second"]);
});

test("after a step that failed none is begun, and who adds one and who ends the line hear of it", async () => {
  const line = createLine();
  const begun: string[] = [];
  await line.add(async () => {
    throw new Error("no room");
  });
  const step = async () => void begun.push("next");
  await expect(line.add(step)).rejects.toThrow("no room");
  await expect(line.end()).rejects.toThrow("no room");
  expect(begun).toEqual([]);
});
