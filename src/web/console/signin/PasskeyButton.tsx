import type { SignedIn } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { knowsPasskeys, NoPasskey, signByPasskey } from "../../lib/passkey.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Slips, useSubmit } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/** Sign-in by a passkey, which counts as both factors. */
export function PasskeyButton(props: {
  readonly remember: boolean;
  readonly onIn: (signedIn: SignedIn) => void;
}) {
  const words = useTexts("signin");
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const credential = await signByPasskey({}).catch((refused: unknown) => {
        throw refused instanceof NoPasskey ? new Slips({ "": words.noPasskey }) : refused;
      });
      return call("POST /app/api/session/passkey", { body: { credential, remember: props.remember } });
    },
    { onDone: props.onIn },
  );
  if (!knowsPasskeys()) return null;
  const slip = errorAt("");
  return (
    <div class="stack">
      <Errors error={error} />
      {slip && (
        <p class="error" role="alert">
          {slip}
        </p>
      )}
      <Button icon="key" busy={busy} class="wide" onClick={() => submit()}>
        {words.byPasskey}
      </Button>
    </div>
  );
}
