import { ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { goTo, useSignedIn } from "../person/person.ts";
import { SignOutButton } from "../person/SignOutButton.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The workspaces of somebody who is signed in and has not chosen one, or is in none. */
export function Choose() {
  const words = useTexts("person");
  const signedIn = useSignedIn();
  const workspaces = signedIn?.workspaces ?? [];
  return (
    <div class="card stack">
      <ViewTitle>{workspaces.length === 0 ? words.none : words.choose}</ViewTitle>
      <p class="soft">{signedIn?.person.email}</p>
      {workspaces.length === 0 && <p>{words.noneText}</p>}
      <ul class="plain-list stack">
        {workspaces.map(({ id, name, role }) => (
          <li key={id}>
            <Button class="workspace" onClick={() => goTo(id)}>
              <bdi>{name}</bdi> <span class="soft">{words.roles[role]}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <SignOutButton />
      </div>
    </div>
  );
}
