import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { onceUnlessRejected } from "../../kit/shared/once.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./constants.ts";

/**
 * The most common passwords, in lower case: the list of zxcvbn, which @zxcvbn-ts/language-common keeps (MIT).
 * Those that are too short anyway are left out, so 1,557 of its 49,233 stay. It is loaded when the first
 * password is set.
 */
const commonOnes = onceUnlessRejected(async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((each) => each.length >= SHORTEST_PASSWORD));
});

/**
 * The one spelling of a password: keyboards and systems write the same letter in several ways (Unicode, annex
 * 15).
 */
export function normalized(password: string): string {
  return password.normalize("NFC");
}

/**
 * Checks a password that a person chooses.
 * @param email - the person's address.
 * @param pointer - of the password in the body.
 * @throws Fault `invalid_request`
 */
export async function checkPassword(password: string, email: string, pointer: string): Promise<void> {
  const flaw = await flawOf(normalized(password), email.normalize("NFC"));
  if (flaw) throw invalidRequest([{ pointer, ...flaw }]);
}

async function flawOf(password: string, email: string): Promise<Explanation | null> {
  const length = Array.from(password).length;
  if (length < SHORTEST_PASSWORD) return explain("too_short", { limit: SHORTEST_PASSWORD });
  if (length > LONGEST_PASSWORD) return explain("too_long", { limit: LONGEST_PASSWORD });
  const folded = password.toLowerCase();
  if (email !== "" && folded.includes(email.toLowerCase())) return explain("password_holds_address");
  return (await commonOnes()).has(folded) ? explain("password_common") : null;
}
