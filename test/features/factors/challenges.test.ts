import { expect, test } from "bun:test";
import { createChallenges } from "../../../src/features/factors/challenges.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { createSigner } from "../../../src/kit/shared/hmac.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { TestClock } from "../../scenario.ts";

/** The text of a challenge that a browser signs. */
const clientData = (challenge: unknown) => base64url(JSON.stringify({ type: "webauthn.get", challenge }));

function base64url(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

async function challengesOf(clock: TestClock, key = 1) {
  const signer = await createSigner(new Uint8Array(32).fill(key));
  return createChallenges({ signer, clock, ids: createIds(clock) });
}

test("a challenge is good for five minutes and for its purpose, and later ones have higher ids", async () => {
  const clock = new TestClock();
  const challenges = await challengesOf(clock);
  const [first, second] = [await challenges.make("sign-in"), await challenges.make("sign-in")];
  const answered = await challenges.answeredBy(clientData(first), "sign-in");
  const id = answered?.id ?? "";
  expect(answered).toEqual({ challenge: first, id });
  expect(id).toStartWith("chl_");
  const later = await challenges.answeredBy(clientData(second), "sign-in");
  expect((later?.id ?? "") > id).toBe(true);
  expect(await challenges.answeredBy(clientData(first), "per_1")).toBeNull();
  clock.advance(5 * MINUTE - 1);
  expect(await challenges.answeredBy(clientData(first), "sign-in")).toEqual(answered);
  clock.advance(1);
  expect(await challenges.answeredBy(clientData(first), "sign-in")).toBeNull();
});

test("a challenge of another service, a changed one, and what is none, are refused", async () => {
  const clock = new TestClock();
  const challenges = await challengesOf(clock);
  const made = await challenges.make("sign-in");
  const text = new TextDecoder().decode(Uint8Array.fromBase64(made, { alphabet: "base64url" }));
  const [purpose, id, endsAt, signature] = text.split(" ");
  const wrong = [
    await (await challengesOf(clock, 2)).make("sign-in"),
    base64url(`${purpose} ${id} ${Number(endsAt) + 1} ${signature}`),
    base64url(text.slice(1)),
    base64url("sign-in"),
    ...["", "%", "AAAA", null, 5, {}],
  ];
  for (const challenge of wrong)
    expect(await challenges.answeredBy(clientData(challenge), "sign-in")).toBeNull();
  for (const data of ["", "%", base64url("no JSON"), base64url("null"), base64url("[]"), base64url('"x"')])
    expect(await challenges.answeredBy(data, "sign-in")).toBeNull();
});
