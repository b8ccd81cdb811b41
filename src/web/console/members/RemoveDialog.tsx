import { useRef } from "preact/hooks";
import type { Member, RemovedMember } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { useMe } from "../session.ts";
import { leaveWorkspace } from "../sign-out.ts";
import { useTexts } from "../../texts/texts.ts";

/** Removes a member, or oneself. */
export function RemoveDialog(props: {
  readonly member: Member;
  readonly isSelf: boolean;
  readonly onClose: () => void;
  readonly onRemoved: (left: RemovedMember) => void;
}) {
  const { member, isSelf, onClose, onRemoved } = props;
  const words = useTexts("members");
  const workspace = useMe()?.tenant.name ?? "";
  // Removed elsewhere, nothing is known of the keys.
  const left = useRef<RemovedMember>({ keys: [] });
  return (
    <DangerDialog
      title={isSelf ? words.leaveTitle(workspace) : words.removeTitle(member.name)}
      yes={isSelf ? words.leave : words.remove}
      no={words.cancel}
      goneCode="member_not_found"
      act={async () => {
        left.current = await call("DELETE /app/api/members/{id}", { id: member.id });
      }}
      onClose={onClose}
      onDone={() => {
        toast({ text: words.removed(member.name) });
        if (isSelf) return leaveWorkspace();
        onRemoved(left.current);
      }}
    >
      <p>{isSelf ? words.leaveText : words.removeText}</p>
    </DangerDialog>
  );
}
