import { expect, test } from "bun:test";
import { createChallenges } from "../../../src/features/factors/challenges.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { createSigner } from "../../../src/kit/shared/hmac.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { TestClock } from "../../scenario.ts";

const base64url = (bytes: Uint8Array) => bytes.toBase64({ alphabet: "base64url", omitPadding: true });

async function challengesOf(clock: TestClock, key = 1) {
  return createChallenges({
    signer: await createSigner(new Uint8Array(32).fill(key)),
    clock,
    ids: createIds(clock),
  });
}

test("a challenge is good for five minutes and for its purpose, and later ones have higher ids", async () => {
  const clock = new TestClock();
  const challenges = await challengesOf(clock);
  const [first, second] = [
    base64url(await challenges.make("sign-in")),
    base64url(await challenges.make("sign-in")),
  ];
  const ids = [await challenges.idOf(first, "sign-in"), await challenges.idOf(second, "sign-in")];
  expect(ids[0]).toStartWith("chl_");
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).not.toBe(ids[1] ?? "");
  expect(await challenges.idOf(first, "per_1")).toBeNull();
  clock.advance(5 * MINUTE - 1);
  expect(await challenges.idOf(first, "sign-in")).toBe(ids[0] ?? "");
  clock.advance(1);
  expect(await challenges.idOf(first, "sign-in")).toBeNull();
});

test("a challenge of another service, a changed one, and what is none, are refused", async () => {
  const clock = new TestClock();
  const challenges = await challengesOf(clock);
  const foreign = base64url(await (await challengesOf(clock, 2)).make("sign-in"));
  const made = await challenges.make("sign-in");
  const [purpose, id, endsAt, signature] = new TextDecoder().decode(made).split(" ");
  const later = `${purpose} ${id} ${Number(endsAt) + 1} ${signature}`;
  for (const text of [
    foreign,
    base64url(new TextEncoder().encode(later)),
    "",
    "%",
    "AAAA",
    base64url(made.slice(1)),
  ])
    expect(await challenges.idOf(text, "sign-in")).toBeNull();
});
