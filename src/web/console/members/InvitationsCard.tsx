import { useRef, useState } from "preact/hooks";
import type { Invitation, Invited } from "quietzone-client";
import { EMAIL_LENGTH } from "../../../features/tenants/constants.ts";
import { call, send } from "../../lib/api.ts";
import { englishOrGerman, language } from "../../lib/language.ts";
import { sendsMail } from "../../lib/operator.ts";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { LinkShown } from "./LinkShown.tsx";
import { RoleField } from "./RoleField.tsx";
import type { Role } from "./roles.ts";
import { useTexts } from "../../texts/texts.ts";

/** Invites people. @param props.isFirst - whether there are no members yet. */
export function InvitationsCard(props: {
  readonly invitations: readonly Invitation[];
  readonly roles: readonly Role[];
  readonly isFirst: boolean;
  readonly onInvited: () => void;
  readonly onWithdrawn: (invitation: Invitation) => void;
}) {
  const { invitations, onInvited, onWithdrawn } = props;
  const words = useTexts("members");
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const [made, setMade] = useState<(Invited & { readonly email: string }) | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>(props.isFirst ? "owner" : "editor");
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      const address = email.trim();
      const body = { email: address, role, language: englishOrGerman(language()) };
      return { ...(await call("POST /app/api/invitations", { body })), email: address };
    },
    {
      fields: ["/email"],
      onDone: (invited) => {
        setEmail("");
        setMade(invited);
        onInvited();
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  return (
    <section class="card stack" aria-labelledby="members-invite">
      <h2 id="members-invite">{words.invite}</h2>
      <p class="soft">
        {words.inviteText} {sendsMail() && words.inviteMailed}
      </p>
      <form class="stack" noValidate ref={form} onSubmit={instead(submit)}>
        <Errors error={error} />
        <TextField
          label={words.email}
          type="email"
          maxLength={EMAIL_LENGTH}
          value={email}
          onInput={(typed) => {
            setEmail(typed);
            forget();
          }}
          error={errorAt("/email") && words.emailWrong}
        />
        <RoleField value={role} roles={props.roles} onChange={setRole} />
        <div>
          <Button type="submit" icon="mail" busy={busy}>
            {words.inviteNow}
          </Button>
        </div>
      </form>
      {invitations.length > 0 && (
        <>
          <h3>{words.open}</h3>
          <ul class="plain-list member-list">
            {invitations.map((invitation) => (
              <InvitationItem
                key={invitation.id}
                invitation={invitation}
                onWithdraw={() => setWithdrawing(invitation)}
              />
            ))}
          </ul>
        </>
      )}
      {made && (
        <LinkShown
          title={words.invited(made.email)}
          label={words.inviteLink}
          link={made}
          text={made.mailed ? words.mailedTo(made.email) : words.passOn}
          onClose={() => setMade(null)}
        />
      )}
      {withdrawing && (
        <DangerDialog
          title={words.withdrawTitle(withdrawing.email)}
          yes={words.withdraw}
          no={words.cancel}
          goneCode="invitation_not_found"
          act={() => send("DELETE /app/api/invitations/{id}", { id: withdrawing.id })}
          onClose={() => setWithdrawing(null)}
          onDone={() => {
            setWithdrawing(null);
            toast({ text: words.withdrawn(withdrawing.email) });
            onWithdrawn(withdrawing);
          }}
        >
          <p>{words.withdrawText}</p>
        </DangerDialog>
      )}
    </section>
  );
}

function InvitationItem(props: { readonly invitation: Invitation; readonly onWithdraw: () => void }) {
  const { email, role, by, expiresAt } = props.invitation;
  const words = useTexts("members");
  const roles = useTexts("roles");
  const facts = [words.openUntil(expiresAt), ...(by === null ? [] : [words.by(by)])];
  return (
    <li class="member">
      <div class="member-of">
        <p class="address">
          <strong>{email}</strong>
        </p>
        <p class="soft small-text">{facts.join(" · ")}</p>
      </div>
      <span class="badge">{roles[role]}</span>
      <Button small kind="quiet" label={`${words.withdraw}: ${email}`} onClick={props.onWithdraw}>
        {words.withdraw}
      </Button>
    </li>
  );
}
