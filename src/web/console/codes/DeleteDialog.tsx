import type { Code } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { refreshMe } from "../session.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { useTexts } from "../../texts/texts.ts";

/** Confirms a deletion by asking for the short id: it can't be undone. */
export function DeleteDialog(props: {
  readonly code: Code;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const { code, onClose, onDeleted } = props;
  const words = useTexts("codes");
  const { id, shortId } = code;
  return (
    <DangerDialog
      title={words.deleteTitle}
      yes={words.deleteNow}
      no={words.cancel}
      typing={{ label: words.deleteConfirm(shortId), text: shortId, wrong: words.deleteWrong }}
      act={() => send("DELETE /app/api/codes/{id}", { id })}
      goneCode="code_not_found"
      onClose={onClose}
      onDone={() => {
        refreshMe();
        onDeleted();
        toast({ text: words.deleted(nameOfCode(code)), tone: "good" });
      }}
    >
      <p>{words.deleteText(shortId)}</p>
      {code.active && <p class="soft">{words.deleteInstead}</p>}
    </DangerDialog>
  );
}
