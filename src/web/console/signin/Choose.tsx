import { Link, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Lazy } from "../Lazy.tsx";
import { Suspended } from "../blocked/Suspended.tsx";
import { goTo, useSignedIn } from "../person/person.ts";
import { ACCOUNT } from "../person/places.ts";
import { SignOutButton } from "../person/SignOutButton.tsx";
import { useWays } from "./ways.ts";
import { viewAt } from "../views.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * The view outside of all workspaces for somebody who is signed in: the own account, or the choice of one.
 */
export function Alone({ path }: { readonly path: string }) {
  const account = path === ACCOUNT ? viewAt(path) : null;
  return account ? <Lazy load={account.view} codeId="" shape="card" /> : <Choose />;
}

/** The workspaces of somebody who is signed in and has not chosen one, or is in none. */
function Choose() {
  const words = useTexts("person");
  const signedIn = useSignedIn();
  const passwords = useWays()?.passwords;
  const workspaces = signedIn?.workspaces ?? [];
  return (
    <div class="card stack">
      <ViewTitle>{workspaces.length === 0 ? words.none : words.choose}</ViewTitle>
      <p class="soft">{signedIn?.person.email}</p>
      {workspaces.length === 0 && (
        <p>
          {words.noneText} {passwords && words.noneOwn}
        </p>
      )}
      <Suspended />
      <ul class="plain-list stack">
        {workspaces.map(({ id, name, role }) => (
          <li key={id}>
            <Button class="workspace" onClick={() => goTo(id)}>
              <bdi>{name}</bdi> <span class="soft">{words.roles[role]}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div class="row">
        <Link to={ACCOUNT} class="button">
          {words.account}
        </Link>
        <SignOutButton />
      </div>
    </div>
  );
}
