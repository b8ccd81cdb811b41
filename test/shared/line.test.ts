import { expect, test } from "bun:test";
import { createLine } from "../../src/shared/line.ts";

test.each([1, 3])(
  "%d steps are in the line and one is prepared, and they come in their order",
  async (most) => {
    const line = createLine(most);
    const done: number[] = [];
    const first = Promise.withResolvers<void>();
    await line.add(() => first.promise);
    for (let step = 1; step < most; step++) await line.add(async () => void done.push(step));
    let isFree = false;
    const last = line
      .add(async () => void done.push(most))
      .then(() => {
        isFree = true;
      });
    await new Promise((resolve) => setImmediate(resolve));
    expect({ isFree, done }).toEqual({ isFree: false, done: [] });
    first.resolve();
    await last;
    await line.end();
    expect(done).toEqual(Array.from({ length: most }, (_, step) => step + 1));
  },
);

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
