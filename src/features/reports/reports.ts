import { mailAddress } from "../../qr/payload/mail-address.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault, type FaultDetail } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { MailLanguage } from "../watch/traits.ts";
import type { ReportInput, ReportReceipt } from "./model.ts";
import type { ReportTexts } from "./records.ts";
import type { ReportStore } from "./store.ts";

/** Takes reports. */
export interface Reports {
  /**
   * Takes what somebody reports about a code.
   * @param address - of the code, which there is or was.
   * @param language - of the reporter, for the mail about the decision.
   * @throws Fault `invalid_request` for what is missing or malformed, `reports_full`.
   */
  take(address: ShortAddress, input: ReportInput, language: MailLanguage): Promise<ReportReceipt>;
}

/** Open reports of a code, and of all codes: so a flood neither buries the others nor fills the disk. */
const MOST_OPEN = { ofCode: 10, inAll: 5_000 } as const;

/** Crockford's base 32: no I, L, O, U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new number: 50 random bits in ten signs. */
function newNumber(ids: Ids): string {
  const signs = Array.from(ids.bytes(10), (byte) => SIGNS[byte % SIGNS.length] ?? "").join("");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** @param needs.hasMail - whether the operator has set up mail. */
export function createReports(needs: {
  store: Pick<ReportStore, "add">;
  sealer: Sealer;
  hasMail: boolean;
  clock: Clock;
  ids: Ids;
}): Reports {
  const { store, sealer, hasMail, clock, ids } = needs;
  return {
    async take(address, input, language) {
      const texts = textsOf(input);
      const number = newNumber(ids);
      const hasEmail = texts.email !== undefined;
      const receipt = { number, mailed: hasEmail && hasMail, counted: false };
      // People don't see the field. A program that fills it in gets the answer of success.
      if (input.website !== undefined && input.website !== "") return receipt;
      const sealed = await sealer.seal(JSON.stringify(texts), number);
      const report = { number, address, reason: input.reason, language, at: clock.now(), sealed, hasEmail };
      const taken = await store.add(report, MOST_OPEN);
      if (taken.kind === "full") throw reportsFull();
      return taken.kind === "stored" ? receipt : { number: taken.number, mailed: false, counted: true };
    },
  };
}

/** The texts of an input; blanks count as nothing. @throws Fault `invalid_request` */
function textsOf(input: ReportInput): ReportTexts {
  const [words, name, email] = [input.words.trim(), input.name?.trim(), input.email?.trim()];
  const errors: FaultDetail[] = [];
  if (words === "") errors.push({ pointer: "/words", ...explain("required") });
  const reading = email ? mailAddress(email) : null;
  if (reading && "problem" in reading) errors.push({ pointer: "/email", ...reading.problem });
  if (errors.length > 0) throw invalidRequest(errors);
  return { words, ...(name ? { name } : {}), ...(email ? { email } : {}) };
}

function reportsFull(): Fault {
  return new Fault(
    "reports_full",
    "Too many reports wait for the operator of this service. Write to them, or try again tomorrow.",
  );
}
