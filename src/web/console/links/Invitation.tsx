import type { InvitationShown, SignedIn } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { call } from "../../lib/api.ts";
import { currentKey } from "../../lib/holder.ts";
import { type Load, useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Notice } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import type { ViewProps } from "../Lazy.tsx";
import { goThere } from "../person/person.ts";
import { endSession, signOut } from "../sign-out.ts";
import { Ended } from "./Ended.tsx";
import { NewPerson } from "./NewPerson.tsx";
import { personHere } from "./person-here.ts";
import { useTexts } from "../../texts/texts.ts";

interface Opened {
  readonly invitation: InvitationShown;
  /** The person whose session this browser has; `null` for nobody. */
  readonly here: SignedIn | null;
}

/** The link of an invitation to a workspace. */
export function Invitation({ codeId: token }: ViewProps) {
  const words = useTexts("links");
  const opened = useLoad(
    async (signal): Promise<Opened> => ({
      invitation: await call("GET /app/api/invitations/{id}", { id: token }, { signal }),
      here: await personHere(signal),
    }),
    [token],
  );
  if (isProblem(opened.error, "link_ended"))
    return (
      <Ended>
        <p>{words.invitationEnded}</p>
      </Ended>
    );
  return (
    <Loaded load={opened}>
      {({ invitation, here }) => (
        <div class="card stack">
          <ViewTitle>{words.invitation}</ViewTitle>
          <p>{words.invited(invitation.workspace, words.roles[invitation.role], invitation.by)}</p>
          {currentKey() !== null && (
            <Notice tone="plain">
              <p>{words.hasKey}</p>
            </Notice>
          )}
          <Answer token={token} invitation={invitation} here={here} opened={opened} />
        </div>
      )}
    </Loaded>
  );
}

function Answer(props: Opened & { readonly token: string; readonly opened: Load<Opened> }) {
  const { token, invitation, here, opened } = props;
  if (here === null)
    return (
      <NewPerson
        token={token}
        email={invitation.email}
        onIn={(answer) => opened.put({ invitation, here: answer })}
        onJoined={goThere}
      />
    );
  return here.person.email.toLowerCase() === invitation.email.toLowerCase() ? (
    <Join token={token} email={here.person.email} />
  ) : (
    <SomebodyElse of={invitation.email} here={here.person.email} onLeft={opened.reload} />
  );
}

/** The person is signed in with the address that is invited. */
function Join({ token, email }: { readonly token: string; readonly email: string }) {
  const words = useTexts("links");
  const { submit, busy, error } = useSubmit(async () => {
    const { workspace } = await call("POST /app/api/invitations/{id}", { id: token, body: {} });
    await goThere(workspace.id);
  });
  return (
    <>
      <Errors error={error} />
      <p class="soft">{words.signedInAs(email)}</p>
      <div>
        <Button kind="primary" busy={busy} onClick={() => submit()}>
          {words.join}
        </Button>
      </div>
    </>
  );
}

/** Somebody else is signed in: an invitation is for one address. */
function SomebodyElse(props: { readonly of: string; readonly here: string; readonly onLeft: () => void }) {
  const words = useTexts("links");
  const { submit, busy, error } = useSubmit(() => (currentKey() === null ? signOut() : endSession()), {
    onDone: props.onLeft,
  });
  return (
    <>
      <Errors error={error} />
      <Notice tone="warn">
        <p role="alert">{words.foreign(props.of, props.here)}</p>
      </Notice>
      <div>
        <Button kind="primary" busy={busy} onClick={() => submit()}>
          {words.signOut}
        </Button>
      </div>
    </>
  );
}
