import { useRef, useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { AskOperator } from "./AskOperator.tsx";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { useTexts } from "../../texts/texts.ts";

export const METHODS = ["totp", "passkey", "recovery"] as const;
export type Method = (typeof METHODS)[number];

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export function SecondStep(props: {
  readonly methods: readonly Method[];
  readonly onIn: (signedIn: SignedIn) => void;
  readonly onBack: () => void;
}) {
  const { methods, onIn, onBack } = props;
  const words = useTexts("signin");
  const hasApp = methods.includes("totp");
  const [byRecovery, setByRecovery] = useState(!hasApp && !methods.includes("passkey"));
  const [code, setCode] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      if (code.trim() === "") throw new Slips({ "/code": words.codeEmpty });
      return call("POST /app/api/session/second", { body: { code: code.trim() } });
    },
    {
      fields: ["/code"],
      onDone: onIn,
      onRefused: () => {
        setCode("");
        form.current?.querySelector("input")?.focus();
      },
    },
  );
  const asksCode = hasApp || byRecovery;
  return (
    <div class="stack">
      <h2>{words.second}</h2>
      {methods.includes("passkey") && <PasskeyButton onIn={onIn} />}
      {asksCode && (
        <form class="stack" onSubmit={instead(submit)} noValidate ref={form}>
          <Errors error={error} />
          <TextField
            key={String(byRecovery)}
            label={byRecovery ? words.recoveryCode : words.code}
            hint={byRecovery ? words.recoveryHint : words.codeHint}
            name="code"
            autoComplete="one-time-code"
            inputMode={byRecovery ? "text" : "numeric"}
            spellcheck={false}
            maxLength={60}
            value={code}
            onInput={setCode}
            error={errorAt("/code")}
          />
          <div class="row">
            <Button kind="primary" type="submit" busy={busy}>
              {words.signIn}
            </Button>
          </div>
        </form>
      )}
      <div class="row">
        {methods.includes("recovery") && !byRecovery && (
          <Button kind="quiet" small onClick={() => setByRecovery(true)}>
            {words.useRecovery}
          </Button>
        )}
        {hasApp && byRecovery && (
          <Button kind="quiet" small onClick={() => setByRecovery(false)}>
            {words.useApp}
          </Button>
        )}
        <Button kind="quiet" small onClick={onBack}>
          {words.startAgain}
        </Button>
      </div>
      <p class="soft small-text">
        {words.lostSecond} <AskOperator />
      </p>
    </div>
  );
}
