import { useState } from "preact/hooks";
import type { KeyRecord } from "../../../keys/model.ts";
import { send } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { isCurrent } from "./keys.ts";
import { texts } from "./texts.ts";

/** Ends a key. */
export function EndDialog(props: {
  readonly doomed: KeyRecord;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}) {
  const { doomed, onClose, onEnded } = props;
  const words = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isOwn = isCurrent(doomed);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await send("DELETE", `/app/api/keys/${encodeURIComponent(doomed.id)}`);
      toast({ text: words.ended(doomed.name) });
      if (isOwn) return signOut();
      onClose();
      onEnded();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={words.endTitle(doomed.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="danger" icon="trash" busy={busy} onClick={() => void end()}>
            {words.end}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{words.endText}</p>
      {isOwn && (
        <p>
          <strong>{words.endCurrent}</strong>
        </p>
      )}
    </Dialog>
  );
}
