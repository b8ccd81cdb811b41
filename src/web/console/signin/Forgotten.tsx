import { useRef, useState } from "preact/hooks";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { send } from "../../lib/api.ts";
import { sendsMail } from "../../lib/operator.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { AskOperator } from "./AskOperator.tsx";
import { typedAddress } from "./PasswordForm.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A forgotten password: a link by mail, or who else can help. */
export function Forgotten({ onBack }: { readonly onBack: () => void }) {
  const words = useTexts("signin");
  const [email, setEmail] = useState(typedAddress.email);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    () => send("POST /app/api/reset", { body: { email: email.trim() } }),
    { fields: ["/email"], onDone: () => setSent(true), onRefused: () => toFirstWrong(form.current) },
  );
  return (
    <div class="stack">
      <h2>{words.forgottenTitle}</h2>
      {sendsMail() && !isSent && (
        <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
          <Errors error={error} />
          <TextField
            label={words.email}
            hint={words.forgottenHint}
            type="email"
            name="username"
            autoComplete="username"
            maxLength={EMAIL_LENGTH}
            value={email}
            onInput={setEmail}
            error={errorAt("/email") && words.emailWrong}
          />
          <div class="row">
            <Button kind="primary" type="submit" busy={busy}>
              {words.sendLink}
            </Button>
          </div>
        </form>
      )}
      {isSent && <p role="status">{words.linkSent}</p>}
      <p class="soft small-text">
        {sendsMail() ? words.noLink : words.noMail} <AskOperator />
      </p>
      <div>
        <Button kind="quiet" small onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
