import { useState } from "preact/hooks";
import type { NewTotp } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { KeyText } from "../keys/KeyText.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Shows the secret of an app, until the first code of the app puts it in force. */
export function AppDialog(props: {
  readonly proposed: NewTotp;
  readonly onClose: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { proposed, onClose, onDone } = props;
  const words = useTexts("account");
  const [code, setCode] = useState("");
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      if (code.trim() === "") throw new Slips({ "/code": words.codeEmpty });
      return call("PUT /app/api/totp", { body: { code: code.trim() } });
    },
    { fields: ["/code"], onDone: ({ recoveryCodes }) => onDone(recoveryCodes) },
  );
  return (
    <Dialog title={words.setUp} onClose={onClose}>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        <p>{words.scan}</p>
        {/* In an `<img>` no script of a picture runs. */}
        <img
          class="app-symbol"
          src={`data:image/svg+xml,${encodeURIComponent(proposed.svg)}`}
          alt={words.picture}
        />
        <p>{words.secret}</p>
        <div class="secret">
          <KeyText of={proposed.secret} />
          <CopyButton text={proposed.secret} label={words.secretName} />
        </div>
        <TextField
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onInput={(typed) => {
            setCode(typed);
            forget();
          }}
          error={errorAt("/code")}
        />
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
