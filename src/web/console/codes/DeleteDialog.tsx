import type { Code } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { refreshMe } from "../session.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { shown } from "./addresses.ts";
import { useTexts } from "../../texts/texts.ts";

/** Confirms a deletion by asking for the short id, or the number of a product: it can't be undone. */
export function DeleteDialog(props: {
  readonly code: Code;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const { code, onClose, onDeleted } = props;
  const words = useTexts("codes");
  const { id, shortId, gs1 } = code;
  const name = gs1?.value ?? shortId;
  const text = gs1
    ? (gs1.qualifiers.length > 0 ? words.deletePart : words.deleteProduct)(shown(code.shortUrl))
    : words.deleteText(shortId);
  return (
    <DangerDialog
      title={words.deleteTitle}
      yes={words.deleteNow}
      no={words.cancel}
      typing={{
        label: words.deleteConfirm(name),
        text: name,
        wrong: gs1 ? words.deleteWrongNumber : words.deleteWrong,
      }}
      act={() => send("DELETE /app/api/codes/{id}", { id })}
      goneCode="code_not_found"
      onClose={onClose}
      onDone={() => {
        refreshMe();
        onDeleted();
        toast({ text: words.deleted(nameOfCode(code)), tone: "good" });
      }}
    >
      <p>{text}</p>
      {code.active && <p class="soft">{words.deleteInstead}</p>}
    </DangerDialog>
  );
}
