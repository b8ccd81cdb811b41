import { useRef } from "preact/hooks";
import type { Member, RemovedMember } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Removes a member. */
export function RemoveDialog(props: {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onRemoved: (left: RemovedMember) => void;
}) {
  const { member, onClose, onRemoved } = props;
  const words = useTexts("members");
  // Removed elsewhere, nothing is known of the keys.
  const left = useRef<RemovedMember>({ keys: [] });
  return (
    <DangerDialog
      title={words.removeTitle(member.name)}
      yes={words.remove}
      no={words.cancel}
      goneCode="member_not_found"
      act={async () => {
        left.current = await call("DELETE /app/api/members/{id}", { id: member.id });
      }}
      onClose={onClose}
      onDone={() => {
        toast({ text: words.removed(member.name) });
        onRemoved(left.current);
      }}
    >
      <p>{words.removeText}</p>
    </DangerDialog>
  );
}
