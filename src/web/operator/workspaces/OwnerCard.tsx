import { useRef, useState } from "preact/hooks";
import { dateTime } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { ShownOnce } from "../parts/ShownOnce.tsx";
import type { NewOwner, OperatorWorkspace } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** Makes a person an owner: for a workspace whose owners are gone. */
export function OwnerCard(props: {
  readonly workspace: Pick<OperatorWorkspace, "id">;
  readonly onMade: () => void;
}) {
  const { workspace, onMade } = props;
  const words = useTexts("deskWorkspaces");
  const [email, setEmail] = useState("");
  const [made, setMade] = useState<NewOwner | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => {
      if (email.trim() === "") throw new Slips({ "/email": words.emailEmpty });
      return ask<NewOwner>("POST", at`workspaces/${workspace.id}/owners`, { body: { email: email.trim() } });
    },
    {
      fields: ["/email"],
      onDone: (owner) => {
        setEmail("");
        setMade(owner);
        onMade();
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  return (
    <section class="card stack" aria-labelledby="workspace-owner">
      <h2 id="workspace-owner">{words.owner}</h2>
      <p class="soft">{words.ownerText}</p>
      <form class="stack" ref={form} noValidate onSubmit={instead(submit)}>
        <Errors error={error} />
        <TextField
          label={words.email}
          type="email"
          maxLength={254}
          value={email}
          onInput={(typed) => {
            setEmail(typed);
            forget();
          }}
          error={errorAt("/email")}
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.ownerNow}
          </Button>
        </div>
      </form>
      {made && (
        <ShownOnce
          title={words.ownerMade(made.email)}
          onClose={() => setMade(null)}
          secrets={
            made.link
              ? [
                  {
                    label: words.ownerLink,
                    text: made.link.url,
                    hint: words.validUntil(dateTime(made.link.expiresAt)),
                  },
                ]
              : []
          }
        >
          {made.link === null && <p>{words.ownerHasAccount}</p>}
        </ShownOnce>
      )}
    </section>
  );
}
