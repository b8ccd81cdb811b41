import { expect, test } from "bun:test";
import { createLine } from "../../src/shared/line.ts";

test("so many steps are in the line and one is prepared, and they come in their order", async () => {
  const line = createLine(1);
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

test("a longer line takes more steps before it makes anybody wait", async () => {
  const line = createLine(3);
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  await line.add(() => first.promise);
  await line.add(async () => void done.push(2));
  await line.add(async () => void done.push(3));
  let isFree = false;
  const fourth = line
    .add(async () => void done.push(4))
    .then(() => {
      isFree = true;
    });
  await new Promise((resolve) => setImmediate(resolve));
  expect({ isFree, done }).toEqual({ isFree: false, done: [] });
  first.resolve();
  await fourth;
  await line.end();
  expect(done).toEqual([2, 3, 4]);
});

test("after a step that failed none is begun, and who adds one and who ends the line hear of it", async () => {
  const line = createLine(1);
  const begun: string[] = [];
  await line.add(async () => {
    throw new Error("no room");
  });
  const step = async () => void begun.push("next");
  await expect(line.add(step)).rejects.toThrow("no room");
  await expect(line.end()).rejects.toThrow("no room");
  expect(begun).toEqual([]);
});
