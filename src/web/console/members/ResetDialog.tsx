import { useState } from "preact/hooks";
import type { Member, ResetLink } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { LinkShown } from "./LinkShown.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Makes a link by which a member chooses a new password. */
export function ResetDialog({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const words = useTexts("members");
  const [link, setLink] = useState<ResetLink | null>(null);
  const { submit, busy, error } = useSubmit(
    () => call("POST /app/api/members/{id}/reset", { id: member.id }),
    { onDone: setLink },
  );
  const title = words.resetTitle(member.name);
  if (link)
    return (
      <LinkShown title={title} label={words.resetLink} link={link} text={words.passOn} onClose={onClose} />
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => submit()}>
            {words.resetMake}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{words.resetText}</p>
      <p class="soft">{words.resetTold}</p>
    </Dialog>
  );
}
