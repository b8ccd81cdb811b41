import { useState } from "preact/hooks";
import type { CodeRecord } from "../../../codes/model.ts";
import { send } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { refreshMe } from "../session.ts";
import { nameOf } from "./actions.ts";
import { texts } from "./texts.ts";

/** Confirms a deletion by asking for the short id: it can't be undone. */
export function DeleteDialog(props: {
  readonly code: CodeRecord;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const { code, onClose, onDeleted } = props;
  const words = useTexts(texts);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function remove(event: Event) {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() !== code.shortId) return setWrong(true);
    setBusy(true);
    try {
      await send("DELETE", `/app/api/codes/${encodeURIComponent(code.id)}`);
    } catch (refused) {
      // Already deleted elsewhere, as intended.
      if (!(refused instanceof Problem && refused.code === "code_not_found")) {
        setBusy(false);
        setError(refused);
        return;
      }
    }
    toast({ text: words.deleted(nameOf(code)), tone: "good" });
    refreshMe();
    onDeleted();
  }

  return (
    <Dialog title={words.deleteTitle} onClose={onClose}>
      <form class="stack" onSubmit={remove} noValidate>
        <Errors error={error} />
        <p>{words.deleteText(code.shortId)}</p>
        {code.active && <p class="soft">{words.deleteInstead}</p>}
        <TextField
          label={words.deleteConfirm(code.shortId)}
          value={typed}
          spellcheck={false}
          onInput={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          error={wrong ? words.deleteWrong : undefined}
        />
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="danger" type="submit" icon="trash" busy={busy}>
            {words.deleteNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
