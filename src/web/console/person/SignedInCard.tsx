import { currentKey } from "../../lib/holder.ts";
import { Link } from "../../lib/route.tsx";
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
  if (currentKey() !== null || signedIn === null) return null;
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
        <SignOutButton />
      </div>
    </section>
  );
}
