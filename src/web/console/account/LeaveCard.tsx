import { useState } from "preact/hooks";
import type { Me } from "../../../tenants/model.ts";
import { send } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { texts } from "./texts.ts";

/** Deletes the workspace. */
export function LeaveCard({ me }: { readonly me: Me }) {
  const words = useTexts(texts);
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
  const words = useTexts(texts);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { name } = me.tenant;

  async function leave(event: Event) {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() !== name.trim()) {
      setWrong(true);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await send("DELETE", "/app/api/me", { body: { confirm: name } });
      toast({ text: words.left });
      signOut();
    } catch (refused) {
      if (refused instanceof Problem && refused.code === "confirmation_mismatch") setWrong(true);
      else setError(refused);
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.leaveTitle} onClose={onClose}>
      <form class="stack" onSubmit={leave} noValidate>
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
            setWrong(false);
          }}
          error={wrong ? words.leaveWrong : undefined}
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
