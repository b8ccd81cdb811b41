import { useState } from "preact/hooks";
import { VOUCHER_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useAttempt } from "../attempt.ts";
import { useTexts } from "../../texts/texts.ts";

const REFUSALS = [
  "voucher_invalid",
  "voucher_expired",
  "voucher_used_up",
  "voucher_already_redeemed",
] as const;

/** Redeems a voucher. A retry uses the same idempotency key, so that no voucher is used twice. */
export function VoucherCard({ onRedeemed }: { readonly onRedeemed: () => void }) {
  const words = useTexts("settings");
  const [code, setCode] = useState("");
  const attempt = useAttempt();
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const typed = code.trim();
      if (typed === "") throw new Slips({ "/code": words.codeEmpty });
      return call("POST /app/api/redeem", { "Idempotency-Key": attempt.keyOf(typed), body: { code: typed } });
    },
    {
      onDone: ({ plan }) => {
        attempt.end();
        setCode("");
        toast({ text: words.redeemed(plan.name), tone: "good" });
        onRedeemed();
      },
    },
  );
  const refusal = REFUSALS.find((known) => isProblem(error, known));
  const said = refusal ? words[refusal] : error === undefined ? errorAt("/code") : undefined;

  return (
    <section class="card stack" aria-labelledby="settings-voucher">
      <h2 id="settings-voucher">{words.voucher}</h2>
      <p class="soft">{words.voucherText}</p>
      <form class="stack" onSubmit={instead(submit)} noValidate>
        {!refusal && <Errors error={error} />}
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="voucher"
          maxLength={VOUCHER_LENGTH}
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
