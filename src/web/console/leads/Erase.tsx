import type { Lead } from "quietzone-client";
import { send } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { leadName } from "./Lead.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Confirms that a lead is erased. */
export function Erase(props: {
  readonly lead: Lead;
  readonly onClose: () => void;
  readonly onErased: () => void;
}) {
  const words = useTexts("leads");
  const { lead, onClose, onErased } = props;
  return (
    <DangerDialog
      title={words.eraseTitle(leadName(lead, words))}
      yes={words.eraseNow}
      no={words.keep}
      act={() => send("DELETE /app/api/leads/{id}", { id: lead.id })}
      goneCode="lead_not_found"
      onClose={onClose}
      onDone={() => {
        onErased();
        toast({ text: words.erased, tone: "good" });
      }}
    >
      <p>{words.eraseText}</p>
    </DangerDialog>
  );
}
