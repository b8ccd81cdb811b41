import { useState } from "preact/hooks";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useRole, useSignedIn } from "./person.ts";
import { ACCOUNT } from "./places.ts";
import { SignOutButton } from "./SignOutButton.tsx";
import { WorkspaceSelect } from "./WorkspaceSelect.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * The person who is signed in, the role and the other workspaces. On a phone there is no other place for
 * them.
 */
export function SignedInCard() {
  const words = useTexts("person");
  const signedIn = useSignedIn();
  const role = useRole();
  const { leave } = useTexts("members");
  const { operator } = useTexts("shell");
  const [leaving, setLeaving] = useState(false);
  if (signedIn === null) return null;
  const { name, email } = signedIn.person;
  return (
    <section class="card stack" aria-labelledby="settings-person">
      <h2 id="settings-person">{words.you}</h2>
      <p>
        <strong dir="auto">{name}</strong> <span class="soft">{email}</span>
      </p>
      {role && <p class="soft">{words.as(words.roles[role])}</p>}
      <WorkspaceSelect />
      <div class="row">
        <Link to={ACCOUNT} class="button">
          {words.account}
        </Link>
        {signedIn.operator && (
          <a class="button" href="operator">
            {operator}
          </a>
        )}
        <SignOutButton />
        <Button kind="quiet" icon="trash" onClick={() => setLeaving(true)}>
          {leave}
        </Button>
      </div>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </section>
  );
}
