import { useRef, useState } from "preact/hooks";
import { isRedeemAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { randomKey } from "../random.ts";
import { texts } from "./texts.ts";

const REFUSALS = [
  "voucher_invalid",
  "voucher_expired",
  "voucher_used_up",
  "voucher_already_redeemed",
] as const;

/** Redeems a voucher. A retry uses the same idempotency key, so that no voucher is used twice. */
export function VoucherCard({ onRedeemed }: { readonly onRedeemed: () => void }) {
  const words = useTexts(texts);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isEmpty, setIsEmpty] = useState(false);
  const order = useRef<{ readonly code: string; readonly key: string } | null>(null);
  const refusal = REFUSALS.find((known) => error instanceof Problem && known === error.code);
  const said = isEmpty ? words.codeEmpty : refusal && words[refusal];

  async function redeem(event: Event) {
    event.preventDefault();
    if (busy) return;
    const typed = code.trim();
    setError(undefined);
    setIsEmpty(typed === "");
    if (typed === "") return;
    setBusy(true);
    if (order.current?.code !== typed) order.current = { code: typed, key: randomKey() };
    try {
      const headers = { "idempotency-key": order.current.key };
      const answer = await call("POST", "/app/api/redeem", isRedeemAnswer, {
        body: { code: typed },
        headers,
      });
      order.current = null;
      setCode("");
      toast({ text: words.redeemed(answer.plan.name), tone: "good" });
      onRedeemed();
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  }

  return (
    <section class="card stack" aria-labelledby="account-voucher">
      <h2 id="account-voucher">{words.voucher}</h2>
      <p class="soft">{words.voucherText}</p>
      <form class="stack" onSubmit={redeem} noValidate>
        {error !== undefined && !refusal && <Errors error={error} />}
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="voucher"
          maxLength={64}
          spellcheck={false}
          value={code}
          onInput={setCode}
          error={said}
        />
        <p class="hidden" role="alert">
          {said}
        </p>
        <div>
          <Button type="submit" icon="ticket" busy={busy}>
            {words.redeem}
          </Button>
        </div>
      </form>
    </section>
  );
}
