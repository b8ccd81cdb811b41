import { shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, run, values, type Work } from "../../../../db/work.ts";
import type { PhoneLook } from "../../watch/records.ts";
import { hostOf } from "../../../kit/shared/target.ts";

const LED = shape({ seq: whole, address: text, phoneAt: whole, phoneHost: text });
const SIGN = shape({ codeSeq: whole, sign: text, host: text, detail: text, foundAt: whole });

/** Codes that get the sign with one look at their destination: the operator needs no more to find it. */
const MOST_CODES = 100;

/** Notes at a destination and at its codes whether phones are led elsewhere. */
export function* notePhone(
  { seq, address }: { readonly seq: number; readonly address: string },
  { at, elsewhere }: PhoneLook,
): Work<void> {
  yield* run`update watched_targets set phone_at = ${at} where seq = ${seq}`;
  if (elsewhere === undefined) return;
  yield* run`update watched_targets set phone_host = ${elsewhere} where seq = ${seq}`;
  const codes = yield* values(whole)`select code_seq from watched_codes
    where target_seq = ${seq} order by code_seq limit ${MOST_CODES}`;
  if (elsewhere !== null) return yield* signed(codes, { address, phoneHost: elsewhere, phoneAt: at });
  yield* run`delete from code_signs
    where code_seq ${isOneOf(codes)} and sign = 'phone_elsewhere' and host = ${hostOf(address) ?? ""}`;
}

/** Notes it at codes that came to lead to a destination since. */
export function* notePhoneOfNew(
  followed: readonly { readonly codeSeq: number; readonly targetSeq: number }[],
): Work<void> {
  const byTarget = Map.groupBy(followed, ({ targetSeq }) => targetSeq);
  const targets = yield* all(LED)`select ${LED} from watched_targets
    where seq ${isOneOf([...byTarget.keys()])} and phone_host is not null order by seq`;
  for (const target of targets)
    yield* signed(
      (byTarget.get(target.seq) ?? []).map(({ codeSeq }) => codeSeq),
      target,
    );
}

function* signed(
  codes: readonly number[],
  { address, phoneHost, phoneAt }: Omit<ReturnType<typeof LED.read>, "seq">,
): Work<void> {
  if (codes.length === 0) return;
  const of = { sign: "phone_elsewhere", host: hostOf(address) ?? "", detail: phoneHost, foundAt: phoneAt };
  yield* run`insert into code_signs ${SIGN.values(...codes.map((codeSeq) => ({ codeSeq, ...of })))}
    on conflict (code_seq, sign, host) do update set detail = excluded.detail`;
}
