import { useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { isRefusal } from "../../lib/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { useTexts } from "../../texts/texts.ts";

/** Deletes the workspace. */
export function LeaveCard({ me }: { readonly me: Me }) {
  const words = useTexts("account");
  const [asking, setAsking] = useState(false);
  return (
    <section class="card stack leave" aria-labelledby="account-leave">
      <h2 id="account-leave">{words.leave}</h2>
      <p class="soft">{words.leaveText}</p>
      <div>
        <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
          {words.leave}
        </Button>
      </div>
      {asking && <LeaveDialog me={me} onClose={() => setAsking(false)} />}
    </section>
  );
}

function LeaveDialog({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const words = useTexts("account");
  const [typed, setTyped] = useState("");
  const { name } = me.tenant;

  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      const mismatch = new Slips({ "/confirm": words.leaveWrong });
      if (typed.trim() !== name.trim()) throw mismatch;
      await send("DELETE /app/api/me", { body: { confirm: name } }).catch((refused: unknown) => {
        throw isRefusal(refused, "confirmation_mismatch") ? mismatch : refused;
      });
    },
    {
      onDone: () => {
        toast({ text: words.left });
        signOut();
      },
    },
  );

  return (
    <Dialog title={words.leaveTitle} onClose={onClose}>
      <form class="stack" onSubmit={instead(submit)} noValidate>
        <Errors error={error} />
        <p>{words.leaveText}</p>
        {me.usage.codes > 0 && (
          <p>
            <strong>{words.leaveCodes(me.usage.codes)}</strong>
          </p>
        )}
        <TextField
          label={words.leaveConfirm(name)}
          value={typed}
          spellcheck={false}
          onInput={(text) => {
            setTyped(text);
            forget();
          }}
          error={errorAt("/confirm")}
        />
        <div class="row end">
          <Button onClick={onClose}>{words.keep}</Button>
          <Button kind="danger" type="submit" icon="trash" busy={busy}>
            {words.leaveNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
