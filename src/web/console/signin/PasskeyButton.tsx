import type { SignedIn } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { knowsPasskeys, NoPasskey, signByPasskey } from "../../lib/passkey.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Slips, useSubmit } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * Sign-in by a passkey, which counts as both factors.
 * @param props.remember - without it as the first step says, or the session before.
 */
export function PasskeyButton(props: {
  readonly remember?: boolean | undefined;
  readonly onIn: (signedIn: SignedIn) => void;
}) {
  const words = useTexts("signin");
  const { submit, busy, error, errorAt } = useSubmit(
    async () => {
      const credential = await signByPasskey({}).catch((refused: unknown) => {
        throw refused instanceof NoPasskey ? new Slips({ "": words.noPasskey }) : refused;
      });
      const { remember } = props;
      const body = remember === undefined ? { credential } : { credential, remember };
      return call("POST /app/api/session/passkey", { body });
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
