import { expect, test } from "bun:test";
import { createMailRounds } from "../../../src/kit/shared/mail-rounds.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { TestClock } from "../../scenario.ts";

/**
 * Rounds of three mails, which are on their way until `arrive` is called.
 * @param onNone - called when a round has found none, before it knows.
 */
function rounds(onNone: () => void = () => {}) {
  const clock = new TestClock();
  const noted: string[] = [];
  const way = Promise.withResolvers<void>();
  const waiting = ["a", "b", "c"].map((id) => ({ id, failures: 0 }));
  const mails = createMailRounds<{ id: string; failures: number }>(
    {
      ...{ about: "tests", interval: 60_000, atOnce: 10, retryDelays: [1_000] },
      async take() {
        const due = waiting.shift() ?? null;
        if (due) noted.push(`took ${due.id}`);
        else onNone();
        return due;
      },
      write: async ({ id }) => ({
        send: () => way.promise,
        async sent() {
          noted.push(`sent ${id}`);
        },
      }),
      async failed({ id }) {
        noted.push(`failed ${id}`);
      },
    },
    { timeout: async () => {}, clock, log: createLog("silent", clock, () => {}) },
  );
  return { mails, noted, waiting, arrive: way.resolve, refuse: way.reject };
}

for (const ending of ["arrive", "refuse"] as const)
  test(`a stop that does not wait for a mail asks the stores nothing afterwards: ${ending}`, async () => {
    const { mails, noted, arrive, refuse } = rounds();
    const run = mails.run();
    await mails.stop();
    if (ending === "arrive") arrive();
    else refuse(new Error("refused"));
    await run;
    expect(noted).toEqual(["took a"]);
  });

test("without a stop each mail is noted, and the next one is taken", async () => {
  const { mails, noted, arrive } = rounds();
  arrive();
  await mails.run();
  expect(noted).toEqual(["took a", "sent a", "took b", "sent b", "took c", "sent c"]);
});

test("a run that is asked for while a round ends sends what came due since that looked", async () => {
  let again: Promise<void> | null = null;
  const { mails, noted, waiting, arrive } = rounds(() => {
    if (again) return;
    waiting.push({ id: "d", failures: 0 });
    again = mails.run();
  });
  arrive();
  await mails.run();
  await again;
  expect(noted.slice(-2)).toEqual(["took d", "sent d"]);
});
