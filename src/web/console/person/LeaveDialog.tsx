import { send } from "../../lib/api.ts";
import { currentWorkspace } from "../../lib/holder.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { leaveWorkspace } from "../sign-out.ts";
import { useSignedIn } from "./person.ts";
import { useTexts } from "../../texts/texts.ts";

/** Has the person leave the workspace of this tab, which everybody may, whatever the role. */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTexts("members");
  const { person, workspaces = [] } = useSignedIn() ?? {};
  const here = currentWorkspace();
  const name = workspaces.find(({ id }) => id === here)?.name ?? "";
  return (
    <DangerDialog
      title={words.leaveTitle(name)}
      yes={words.leave}
      no={words.cancel}
      goneCode="member_not_found"
      act={() => send("DELETE /app/api/members/{id}", { id: person?.id ?? "" })}
      onClose={onClose}
      onDone={() => {
        toast({ text: words.left(name) });
        leaveWorkspace("outside");
      }}
    >
      <p>{words.leaveText}</p>
    </DangerDialog>
  );
}
