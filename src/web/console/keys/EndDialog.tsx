import type { Key } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { isCurrent } from "./keys.ts";
import { useTexts } from "../../texts/texts.ts";

/** Ends a key. */
export function EndDialog(props: {
  readonly doomed: Key;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}) {
  const { doomed, onClose, onEnded } = props;
  const words = useTexts("keys");
  const isOwn = isCurrent(doomed);
  return (
    <DangerDialog
      title={words.endTitle(doomed.name)}
      yes={words.end}
      no={words.cancel}
      act={() => send("DELETE /app/api/keys/{id}", { id: doomed.id })}
      onClose={onClose}
      onDone={() => {
        toast({ text: words.ended(doomed.name) });
        if (isOwn) return void signOut();
        onClose();
        onEnded();
      }}
    >
      <p>{words.endText}</p>
      {isOwn && (
        <p>
          <strong>{words.endCurrent}</strong>
        </p>
      )}
    </DangerDialog>
  );
}
