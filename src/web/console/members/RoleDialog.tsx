import { useState } from "preact/hooks";
import type { Member } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { RoleField } from "./RoleField.tsx";
import type { Role } from "./roles.ts";
import { useTexts } from "../../texts/texts.ts";

/** Gives a member another role. */
export function RoleDialog(props: {
  readonly member: Member;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onChanged: (member: Member) => void;
}) {
  const { member, roles, onClose, onChanged } = props;
  const words = useTexts("members");
  const names = useTexts("roles");
  const [role, setRole] = useState<Role>(member.role);
  const { submit, busy, error, forget } = useSubmit(
    () => call("PATCH /app/api/members/{id}", { id: member.id, body: { role } }),
    {
      onDone: (changed) => {
        toast({ text: words.saved(changed.name, names[changed.role]), tone: "good" });
        onChanged(changed);
      },
    },
  );
  return (
    <Dialog title={words.roleTitle(member.name)} onClose={onClose}>
      <form class="stack" onSubmit={instead(submit)}>
        <Errors error={error} />
        <RoleField
          value={role}
          roles={roles}
          onChange={(chosen) => {
            setRole(chosen);
            forget();
          }}
        />
        <div class="row end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
