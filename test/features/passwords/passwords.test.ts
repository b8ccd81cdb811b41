import { expect, test } from "bun:test";
import { createPasswords } from "../../../src/features/passwords/passwords.ts";
import { checkPassword } from "../../../src/features/passwords/rules.ts";
import { HASH_OF_NOTHING, type Hashing } from "../../../src/features/passwords/hasher.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";

/** Hashing that is quick, and the calls that it got. */
function quickHashing() {
  const calls: string[] = [];
  const hashing: Hashing = {
    async hash(text) {
      calls.push(`hash ${text}`);
      return `hash of ${text}`;
    },
    async verify(text, hash) {
      calls.push(`verify ${text} ${hash}`);
      return hash === `hash of ${text}`;
    },
  };
  return { calls, passwords: createPasswords({ run: (_purpose, _address, work) => work(hashing) }) };
}

test("an unknown address costs exactly the hashing that a known one costs", async () => {
  const { calls, passwords } = quickHashing();
  expect(await passwords.verify("right", "hash of right", "::1")).toBe(true);
  expect(await passwords.verify("wrong", "hash of right", "::1")).toBe(false);
  expect(await passwords.verify("wrong", null, "::1")).toBe(false);
  expect(calls).toEqual([
    "verify right hash of right",
    "verify wrong hash of right",
    `verify wrong ${HASH_OF_NOTHING}`,
  ]);
});

test("nobody signs in without a hash, even if the password of the hash of nothing were known", async () => {
  const passwords = createPasswords({
    run: (_purpose, _address, work) => work({ hash: async () => "", verify: async () => true }),
  });
  expect(await passwords.verify("known", null, "::1")).toBe(false);
});

test("letters that were typed in two ways are the same password", async () => {
  const { passwords } = quickHashing();
  const hash = await passwords.hash("gr\u00fcne \u00c4pfel", "::1");
  expect(await passwords.verify("gru\u0308ne A\u0308pfel", hash, "::1")).toBe(true);
});

/** The reason for which a password is refused; `null` for one that is taken. */
async function reasonFor(password: string, email = "anna@museum.example"): Promise<unknown> {
  try {
    await checkPassword(password, email, "/password");
    return null;
  } catch (error) {
    if (error instanceof Fault)
      return error.errors.map(({ pointer, reason }) => `${pointer} ${reason}`).join();
    throw error;
  }
}

test.each([
  ["", "/password too_short"],
  ["ninechars", "/password too_short"],
  // Ten units of text, and nine characters once they are joined.
  ["ninecha\u0308rs", "/password too_short"],
  ["tencharsok", null],
  ["\u{1f511}".repeat(9), "/password too_short"],
  ["\u{1f511}".repeat(10), null],
  ["x1".repeat(100), null],
  [`${"x1".repeat(100)}x`, "/password too_long"],
  ["a\u0308".repeat(200), null],
  ["1234567890", "/password password_common"],
  ["QwertyUIOP", "/password password_common"],
  ["password123", "/password password_common"],
  ["my anna@museum.example", "/password password_holds_address"],
  ["ANNA@MUSEUM.EXAMPLE", "/password password_holds_address"],
  ["correct horse battery staple", null],
])("the password %p gets %p", async (password, reason) => {
  expect(await reasonFor(password)).toBe(reason);
});
