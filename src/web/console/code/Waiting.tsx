import { useState } from "preact/hooks";
import { go } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { takeDraft, waitingDraft } from "../drafts.ts";
import { useTexts } from "../../texts/texts.ts";

/** Tells that a change of a code waits to be saved: its owner may believe that scans follow it already. */
export function Waiting({ codeId }: { readonly codeId: string }) {
  const words = useTexts("code");
  const [, setRound] = useState(0);
  const look = () => setRound((last) => last + 1);
  const draft = waitingDraft(codeId);
  if (!draft) return null;
  const { name, view } = draft;

  function discard(): void {
    const putBack = takeDraft(name);
    const run = () => {
      putBack();
      look();
    };
    look();
    toast({ text: words.discarded, action: { label: words.undo, run } });
  }

  return (
    <Notice
      tone="warn"
      action={
        <div class="row">
          <Button small kind="primary" onClick={() => go(`/codes/${encodeURIComponent(codeId)}/${view}`)}>
            {words.toSave}
          </Button>
          <Button small onClick={discard}>
            {words.discard}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{words.notSaved}</strong> {words.notSavedText}
      </p>
    </Notice>
  );
}
