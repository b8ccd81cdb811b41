import { expect, test } from "bun:test";
import { joined } from "../../../src/kit/shared/joined.ts";

/** Work that ends when it is told, and the number of its runs. */
function told() {
  const ends: PromiseWithResolvers<number>[] = [];
  const work = joined(() => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  });
  return { work, ends };
}

test("calls during a run join it, and the next call begins another", async () => {
  const { work, ends } = told();
  expect(work.running).toBeNull();
  const [first, second] = [work.run(), work.run()];
  expect(second).toBe(first);
  expect(work.running).toBe(first);
  ends[0]?.resolve(7);
  expect(await first).toBe(7);
  expect(work.running).toBeNull();
  const third = work.run();
  ends[1]?.resolve(8);
  expect(await third).toBe(8);
  expect(ends).toHaveLength(2);
});

test("a run that fails is over, too", async () => {
  const { work, ends } = told();
  const failed = work.run();
  ends[0]?.reject(new Error("no disk"));
  await expect(failed).rejects.toThrow("no disk");
  expect(work.running).toBeNull();
  void work.run();
  expect(ends).toHaveLength(2);
});
