import type { PlainCode } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { writeDraft } from "../drafts.ts";
import { refreshMe } from "../session.ts";
import { draftName, plainName } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** Asks before a plain code is deleted. */
export function Removal(props: {
  readonly code: PlainCode;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const { code, onClose, onRemoved } = props;
  const words = useTexts("plain");
  const lists = useTexts("codes");
  const name = plainName(code);
  return (
    <DangerDialog
      title={words.removeTitle(name)}
      yes={lists.remove}
      no={lists.cancel}
      act={() => send("DELETE /app/api/plain-codes/{id}", { id: code.id })}
      goneCode="code_not_found"
      onClose={onClose}
      onDone={() => {
        writeDraft(draftName(code.id), null);
        refreshMe();
        toast({ text: lists.deleted(name), tone: "good" });
        onRemoved();
      }}
    >
      <p>{words.removeText}</p>
    </DangerDialog>
  );
}
