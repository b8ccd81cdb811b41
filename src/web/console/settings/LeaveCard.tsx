import { useRef, useState } from "preact/hooks";
import type { Me } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { send } from "../../lib/api.ts";
import { Offline } from "../../lib/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { leaveWorkspace } from "../sign-out.ts";
import { rememberName } from "../signin/known.ts";
import { useTexts } from "../../texts/texts.ts";

/** Deletes the workspace. */
export function LeaveCard({ me }: { readonly me: Me }) {
  const words = useTexts("settings");
  const [asking, setAsking] = useState(false);
  return (
    <section class="card stack" aria-labelledby="settings-leave">
      <h2 id="settings-leave">{words.leave}</h2>
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
  const words = useTexts("settings");
  const { name } = me.tenant;
  const isUnanswered = useRef(false);
  /**
   * Sent again after no answer came, a key that is not valid any more, or a person who is not in it, means
   * that the workspace is gone.
   */
  const leave = async () => {
    try {
      await send("DELETE /app/api/me", { body: { confirm: name } });
    } catch (refused) {
      const isGone = isProblem(refused, "invalid_key") || isProblem(refused, "workspace_not_found");
      if (isUnanswered.current && isGone) return;
      isUnanswered.current ||= refused instanceof Offline;
      throw refused;
    }
  };
  return (
    <DangerDialog
      title={words.leaveTitle}
      yes={words.leaveNow}
      no={words.keep}
      typing={{ label: words.leaveConfirm(name), text: name, wrong: words.leaveWrong }}
      act={leave}
      onClose={onClose}
      onDone={() => {
        toast({ text: words.left });
        rememberName(null);
        leaveWorkspace("gone");
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
