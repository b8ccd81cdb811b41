import type { Asked } from "../alert-records.ts";
import type { Recipient } from "../../../kit/shared/recipient.ts";
import { DAY, HOUR } from "../../../kit/shared/clock.ts";
import { bytes, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, NOTHING, sql } from "../../../../db/sql.ts";
import { run, value, type Work } from "../../../../db/work.ts";

/*
 * The limits of mails that ask for a confirmation. They go to addresses that anybody may name, so nobody is to get many, and the
 * operator's server is not to send many.
 */

const CONFIRMATION = shape({ tenantId: text, recipient: bytes, domain: nullable(bytes), at: whole });

/** Mails of a workspace, to a mailbox, to a domain and in all. */
const MOST = { ofTenant: 5, toMailbox: 3, toDomain: 20, toPublicDomain: 100, inAll: 200 } as const;

/** A confirmation is sent once a code of the workspace is so old. */
const AGE_OF_CODE = HOUR;

/** Counts a mail that is to be sent. @returns when it is due, or why it is not sent. */
export function* askedAt(
  tenantId: string,
  { address, domain, isPublicDomain }: Recipient,
  now: number,
): Work<Asked> {
  // The id tells the age of a code: the first one is the oldest.
  const madeAt = yield* value(
    whole,
  )`select created_at from codes where tenant_id = ${tenantId} order by id limit 1`;
  if (madeAt === null) return { outcome: "no_code" };
  const limits: readonly (readonly [which: Fragment, most: number, window: number])[] = [
    [sql`tenant_id = ${tenantId} and`, MOST.ofTenant, DAY],
    [sql`recipient = ${address} and`, MOST.toMailbox, DAY],
    [sql`domain = ${domain} and`, isPublicDomain ? MOST.toPublicDomain : MOST.toDomain, HOUR],
    [NOTHING, MOST.inAll, HOUR],
  ];
  for (const [which, most, window] of limits) {
    const first = yield* value(whole)`select at from confirmation_mails
      where ${which} at > ${now - window} order by at desc limit 1 offset ${most - 1}`;
    if (first !== null) return { outcome: "too_many", until: first + window };
  }
  yield* run`insert into confirmation_mails ${CONFIRMATION.values({ tenantId, recipient: address, domain, at: now })}`;
  return { outcome: "asked", dueAt: Math.max(now, madeAt + AGE_OF_CODE) };
}

/** Forgets mails that count no more. */
export function forgetConfirmations(now: number): Work<number> {
  return run`delete from confirmation_mails where at <= ${now - DAY}`;
}
