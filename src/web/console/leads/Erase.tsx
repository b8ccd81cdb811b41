import { useState } from "preact/hooks";
import type { LeadRecord } from "../../../leads/model.ts";
import { send } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { leadName } from "./Lead.tsx";
import { texts } from "./texts.ts";

/** Confirms that a lead is erased. */
export function Erase(props: {
  readonly lead: LeadRecord;
  readonly onClose: () => void;
  readonly onErased: () => void;
}) {
  const t = useTexts(texts);
  const { lead, onClose, onErased } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);

  async function erase() {
    setBusy(true);
    try {
      await send("DELETE", `/app/api/leads/${encodeURIComponent(lead.id)}`);
    } catch (problem) {
      // Already erased elsewhere, as intended.
      if (!(problem instanceof Problem && problem.code === "lead_not_found")) {
        setBusy(false);
        setError(problem);
        return;
      }
    }
    onErased();
    toast({ text: t.erased, tone: "good" });
  }

  return (
    <Dialog
      title={t.eraseTitle(leadName(lead, t))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button kind="danger" icon="trash" busy={busy} onClick={() => void erase()}>
            {t.eraseNow}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{t.eraseText}</p>
    </Dialog>
  );
}
