import { useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { rememberName } from "../signin/known.ts";
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
  const { name } = me.tenant;
  return (
    <DangerDialog
      title={words.leaveTitle}
      yes={words.leaveNow}
      no={words.keep}
      typing={{ label: words.leaveConfirm(name), text: name, wrong: words.leaveWrong }}
      act={() => send("DELETE /app/api/me", { body: { confirm: name } })}
      onClose={onClose}
      onDone={() => {
        toast({ text: words.left });
        rememberName(null);
        signOut();
      }}
    >
      <p>{words.leaveText}</p>
      {me.usage.codes > 0 && (
        <p>
          <strong>{words.leaveCodes(me.usage.codes)}</strong>
        </p>
      )}
    </DangerDialog>
  );
}
