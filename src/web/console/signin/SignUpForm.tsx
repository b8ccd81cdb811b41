import { useRef, useState } from "preact/hooks";
import { EMAIL_LENGTH, NAME_LENGTH, VOUCHER_LENGTH } from "../../../features/tenants/constants.ts";
import { call } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { useDoubt } from "./email.ts";
import { showFreshKey } from "./fresh-key.ts";
import { SecretField } from "./SecretField.tsx";
import { useWays } from "./ways.ts";
import { useTexts } from "../../texts/texts.ts";

/** The form's draft, which stays while the other tab is open. */
const typed = { name: "", email: "", voucher: "" };

const VOUCHER_REFUSALS = ["voucher_invalid", "voucher_expired", "voucher_used_up"] as const;

/** Sign-up. The service's answer says whether sign-up is closed or needs a voucher. */
export function SignUpForm() {
  const words = useTexts("signin");
  const [draft, setDraft] = useState({ ...typed });
  const [password, setPassword] = useState("");
  const ways = useWays();
  const [withVoucher, setWithVoucher] = useState(typed.voucher !== "");
  const put = (part: Partial<typeof draft>) => {
    Object.assign(typed, part);
    setDraft({ ...typed });
  };

  const form = useRef<HTMLFormElement>(null);
  const doubt = useDoubt();
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const voucher = withVoucher ? draft.voucher.trim() : "";
      const body = {
        name: draft.name,
        email: draft.email.trim(),
        ...(password === "" ? {} : { password }),
        ...(voucher === "" ? {} : { voucher }),
      };
      if (draft.name.trim() !== "") doubt(body.email);
      const { apiKey, tenant } = await call("POST /app/api/signup", { body });
      return { apiKey, name: tenant.name, workspace: password === "" ? null : tenant.id };
    },
    {
      fields: ["/name", "/email", "/password"],
      onDone: (made) => {
        Object.assign(typed, { name: "", email: "", voucher: "" });
        showFreshKey({ ...made, area: "device", isFirst: true });
      },
      onRefused: (refused) => {
        if (VOUCHER_REFUSALS.some((code) => isProblem(refused, code))) setWithVoucher(true);
        toFirstWrong(form.current);
      },
    },
  );
  const refusal = VOUCHER_REFUSALS.find((code) => isProblem(error, code));
  const nameError = errorAt("/name") && words.nameEmpty;
  const said = errorAt("/email");
  const emailError = said && (said === words.emailDoubt ? said : words.emailWrong);
  const voucherError = refusal && (draft.voucher.trim() === "" ? words.needsVoucher : words[refusal]);

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
    <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
      {refusal === undefined && !isProblem(error, "sign_in_failed") && <Errors error={error} />}
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="name"
        maxLength={NAME_LENGTH}
        value={draft.name}
        onInput={(name) => put({ name })}
        error={nameError}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        value={draft.email}
        onInput={(email) => put({ email })}
        error={emailError}
      />
      {ways?.passwords && (
        <SecretField
          label={words.password}
          hint={words.passwordHint}
          optional
          name="new-password"
          autoComplete="new-password"
          value={password}
          onInput={setPassword}
          error={isProblem(error, "sign_in_failed") ? words.passwordWrong : errorAt("/password")}
        />
      )}
      {withVoucher ? (
        <TextField
          label={words.voucher}
          hint={words.voucherHint}
          name="voucher"
          maxLength={VOUCHER_LENGTH}
          spellcheck={false}
          value={draft.voucher}
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
      <Button kind="primary" type="submit" busy={busy}>
        {words.create}
      </Button>
    </form>
  );
}
