import { useState } from "preact/hooks";
import type { Code } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { isRefusal } from "../../lib/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { refreshMe } from "../session.ts";
import { nameOf } from "./actions.ts";
import { useTexts } from "../../texts/texts.ts";

/** Confirms a deletion by asking for the short id: it can't be undone. */
export function DeleteDialog(props: {
  readonly code: Code;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const { code, onClose, onDeleted } = props;
  const words = useTexts("codes");
  const [typed, setTyped] = useState("");
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      if (typed.trim() !== code.shortId) throw new Slips({ "/confirm": words.deleteWrong });
      await send("DELETE /app/api/codes/{id}", { id: code.id }).catch((refused: unknown) => {
        // Already deleted elsewhere, as intended.
        if (!isRefusal(refused, "code_not_found")) throw refused;
      });
    },
    {
      onDone: () => {
        toast({ text: words.deleted(nameOf(code)), tone: "good" });
        refreshMe();
        onDeleted();
      },
    },
  );

  return (
    <Dialog title={words.deleteTitle} onClose={onClose}>
      <form class="stack" onSubmit={instead(submit)} noValidate>
        <Errors error={error} />
        <p>{words.deleteText(code.shortId)}</p>
        {code.active && <p class="soft">{words.deleteInstead}</p>}
        <TextField
          label={words.deleteConfirm(code.shortId)}
          value={typed}
          spellcheck={false}
          onInput={(text) => {
            setTyped(text);
            forget();
          }}
          error={errorAt("/confirm")}
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
