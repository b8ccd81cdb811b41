import { useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { useSubmit } from "../../ui/submit.ts";
import type { ViewProps } from "../Lazy.tsx";
import { refreshSignedIn } from "../person/person.ts";
import { PersonForm } from "../signin/PersonForm.tsx";
import { Ended } from "./Ended.tsx";
import { personHere } from "./person-here.ts";
import { useTexts } from "../../texts/texts.ts";

/** The link that was mailed to a person's address. Only the person who asked for it confirms by it. */
export function Address({ codeId: token }: ViewProps) {
  const words = useTexts("links");
  const here = useLoad(personHere, []);
  return (
    <Loaded load={here}>
      {(person) =>
        person === null ? (
          <div class="card stack">
            <ViewTitle>{words.address}</ViewTitle>
            <p>{words.addressSignIn}</p>
            <PersonForm onIn={here.put} />
          </div>
        ) : (
          <Confirm token={token} signedIn={person} />
        )
      }
    </Loaded>
  );
}

function Confirm({ token, signedIn }: { readonly token: string; readonly signedIn: SignedIn }) {
  const words = useTexts("links");
  const [isDone, setDone] = useState(false);
  const { submit, busy, error } = useSubmit(() => send("POST /app/api/person/address", { body: { token } }), {
    onDone: () => {
      setDone(true);
      refreshSignedIn();
    },
  });
  if (isProblem(error, "link_ended") || isProblem(error, "invalid_request"))
    return (
      <Ended>
        <p>{words.addressEnded(signedIn.person.email)}</p>
      </Ended>
    );
  return (
    <div class="card stack">
      <ViewTitle>{isDone ? words.addressDone : words.address}</ViewTitle>
      <Errors error={error} />
      {isDone ? (
        <>
          <p>{words.addressDoneText}</p>
          <div>
            <Link to="/" class="button primary">
              {words.toConsole}
            </Link>
          </div>
        </>
      ) : (
        <>
          <p>{words.addressText(signedIn.person.name)}</p>
          <div>
            <Button kind="primary" busy={busy} onClick={() => submit()}>
              {words.confirm}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
