import { useState } from "preact/hooks";
import type { NewTotp } from "quietzone-client";
import { call, send } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { AppDialog } from "./AppDialog.tsx";
import { PasswordDialog } from "./PasswordDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The app whose codes are the second factor. @param props.onChanged - told of new recovery codes. */
export function AppCard(props: {
  readonly isOn: boolean;
  readonly asksPassword: boolean;
  readonly onChanged: (recoveryCodes: readonly string[] | null) => void;
}) {
  const { isOn, asksPassword, onChanged } = props;
  const words = useTexts("account");
  const [proposed, setProposed] = useState<NewTotp | null>(null);
  const [removing, setRemoving] = useState(false);
  const { submit, busy, error } = useSubmit(() => call("POST /app/api/totp"), { onDone: setProposed });
  return (
    <section class="card stack" aria-labelledby="account-factors">
      <h2 id="account-factors">{words.factors}</h2>
      <p class="soft">{words.factorsText}</p>
      <Errors error={error} />
      <p>
        {words.app} <span class={isOn ? "badge good" : "badge"}>{isOn ? words.appOn : words.appOff}</span>
      </p>
      <div class="row">
        <Button busy={busy} onClick={() => submit()}>
          {isOn ? words.replace : words.setUp}
        </Button>
        {isOn && (
          <Button kind="quiet" icon="trash" onClick={() => setRemoving(true)}>
            {words.removeApp}
          </Button>
        )}
      </div>
      {proposed && (
        <AppDialog
          proposed={proposed}
          onClose={() => setProposed(null)}
          onDone={(codes) => {
            setProposed(null);
            onChanged(codes);
          }}
        />
      )}
      {removing && (
        <PasswordDialog
          title={words.removeApp}
          yes={words.removeApp}
          asksPassword={asksPassword}
          act={(body) => send("DELETE /app/api/totp", { body })}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false);
            toast({ text: words.removed });
            onChanged(null);
          }}
        >
          <p>{words.removeAppText}</p>
        </PasswordDialog>
      )}
    </section>
  );
}
