import { useState } from "preact/hooks";
import { EMAIL_LENGTH, NAME_LENGTH, VOUCHER_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { showFreshKey } from "./fresh-key.ts";
import { useTexts } from "../../texts/texts.ts";

/** The form's draft, which stays while the other tab is open. */
const typed = { name: "", email: "", voucher: "" };

const VOUCHER_REFUSALS = ["voucher_invalid", "voucher_expired", "voucher_used_up"] as const;

/** Sign-up. The service's answer says whether sign-up is closed or needs a voucher. */
export function SignUpForm() {
  const words = useTexts("signin");
  const [form, setForm] = useState({ ...typed });
  const [withVoucher, setWithVoucher] = useState(typed.voucher !== "");
  const put = (part: Partial<typeof form>) => {
    Object.assign(typed, part);
    setForm({ ...typed });
  };

  const { submit, busy, error, errorAt } = useSubmit(
    () => {
      const voucher = withVoucher ? form.voucher.trim() : "";
      const body = { name: form.name, email: form.email.trim(), ...(voucher === "" ? {} : { voucher }) };
      return call("POST /app/api/signup", { body });
    },
    {
      fields: ["/name", "/email"],
      onDone: ({ apiKey, tenant }) => {
        Object.assign(typed, { name: "", email: "", voucher: "" });
        showFreshKey({ apiKey, name: tenant.name, area: "tab" });
      },
      onRefused: (refused) => {
        if (VOUCHER_REFUSALS.some((code) => isProblem(refused, code))) setWithVoucher(true);
      },
    },
  );
  const refusal = VOUCHER_REFUSALS.find((code) => isProblem(error, code));
  const isWrong = (pointer: string) => errorAt(pointer) !== undefined;
  const voucherError = refusal && (form.voucher.trim() === "" ? words.needsVoucher : words[refusal]);

  if (isProblem(error, "signup_closed"))
    return (
      <Notice tone="plain">
        <div role="alert">
          <h2>{words.closed}</h2>
          <p>{words.closedText}</p>
        </div>
      </Notice>
    );
  return (
    <form class="stack" onSubmit={instead(submit)} noValidate>
      {refusal === undefined && <Errors error={error} />}
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="name"
        maxLength={NAME_LENGTH}
        value={form.name}
        onInput={(name) => put({ name })}
        error={isWrong("/name") ? words.nameEmpty : undefined}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        value={form.email}
        onInput={(email) => put({ email })}
        error={isWrong("/email") ? words.emailWrong : undefined}
      />
      {withVoucher ? (
        <TextField
          label={words.voucher}
          hint={words.voucherHint}
          name="voucher"
          maxLength={VOUCHER_LENGTH}
          spellcheck={false}
          value={form.voucher}
          onInput={(voucher) => put({ voucher })}
          error={voucherError}
        />
      ) : (
        <div>
          <Button kind="quiet" small icon="ticket" onClick={() => setWithVoucher(true)}>
            {words.haveVoucher}
          </Button>
        </div>
      )}
      <p class="hidden" role="alert">
        {[isWrong("/name") && words.nameEmpty, isWrong("/email") && words.emailWrong, voucherError]
          .filter(Boolean)
          .join(" ")}
      </p>
      <Button kind="primary" type="submit" busy={busy}>
        {words.create}
      </Button>
    </form>
  );
}
