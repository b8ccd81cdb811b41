import { useEffect, useState } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import { BROUGHT } from "../../design/brought.ts";
import { address } from "../../lib/api.ts";
import { holderRefused, signedOutOf, suspension } from "../../lib/holder.ts";
import { go, match, useRoute, ViewTitle } from "../../lib/route.tsx";
import { read } from "../../lib/storage.ts";
import { useStore } from "../../lib/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Because } from "../blocked/Blocked.tsx";
import { onSignedInElsewhere, SIGNED_IN, tellSignedIn } from "../person/elsewhere.ts";
import { enter, enterIfSignedIn, useSignedIn } from "../person/person.ts";
import { useFreshKey } from "./fresh-key.ts";
import { AskOperator } from "./AskOperator.tsx";
import { Alone } from "./Choose.tsx";
import { Door } from "./Door.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { knownName } from "./known.ts";
import { NewKey } from "./NewKey.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { METHODS, type Method } from "./SecondStep.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { useWays } from "./ways.ts";
import { useTexts } from "../../texts/texts.ts";

/** The view to which a provider leads back for the second step. */
export const SECOND = "/second/:methods";

/** The second factors that the address of the view names; `null` for other views. */
function secondIn(path: string): readonly Method[] | null {
  const asked = match(SECOND, path)?.["methods"]?.split("+");
  return asked ? METHODS.filter((method) => asked.includes(method)) : null;
}

type Way = "signUp" | "person" | "haveKey";

/** The sign-in page: a new workspace, a person or a key. A new key is shown first. */
export function SignIn() {
  const words = useTexts("signin");
  const fresh = useFreshKey();
  const refused = useStore(holderRefused);
  const suspended = useStore(suspension);
  const signedIn = useSignedIn();
  const { path } = useRoute();
  const second = secondIn(path);
  const [way, setWay] = useState<Way>(() => firstWay(second !== null));
  const [brought] = useState(() => read("tab", BROUGHT) !== null);
  useEffect(() => {
    // People who come back from a provider, or have cleared the storage, may be signed in: no script sees the
    // cookie.
    if (signedOutOf() === null || refused === "outside" || refused === "gone") enterIfSignedIn();
    return onSignedInElsewhere(enterIfSignedIn);
  }, [refused]);
  // The view before may have been scrolled.
  useEffect(() => scrollTo(0, 0), []);
  const onIn = (answer: SignedIn) => {
    // The view of whoever comes back closes a window that waits for it.
    if (second) go(`/${SIGNED_IN}`, { replace: true });
    enter(answer);
    tellSignedIn();
  };
  return (
    <Door>
      {fresh ? (
        <NewKey fresh={fresh} />
      ) : signedIn && second === null ? (
        <Alone path={path} />
      ) : (
        <>
          <div class="signin-claim">
            <ViewTitle>{words.title}</ViewTitle>
            <p class="soft">{words.claim}</p>
          </div>
          <div class="card stack">
            {refused && (
              <Notice
                tone="warn"
                action={
                  refused === "suspended" && (
                    <Button small icon="refresh" onClick={() => location.reload()}>
                      {words.tryAgain}
                    </Button>
                  )
                }
              >
                <p role="alert">
                  {words[refused]} {refused === "suspended" && <AskOperator />}
                </p>
                {suspended && refused === "suspended" && <Because block={suspended} />}
              </Notice>
            )}
            {suspended && refused !== "suspended" && (
              <Notice tone="warn">
                <Because block={suspended} />
              </Notice>
            )}
            {brought && (
              <Notice tone="plain">
                <p>{words.brought}</p>
              </Notice>
            )}
            <Tabs
              label={words.choose}
              tabs={[
                { id: "signUp", label: words.signUp },
                { id: "person", label: words.person },
                { id: "haveKey", label: words.haveKey },
              ]}
              current={way}
              onSelect={setWay}
            >
              {way === "signUp" && <SignUpForm />}
              {way === "person" && <PersonForm second={second} onIn={onIn} />}
              {way === "haveKey" && <KeyForm />}
            </Tabs>
          </div>
          {signedOutOf() === "session" && refused === null && <SignOutThere />}
          <p class="soft small-text signin-note">{words.noteFree}</p>
        </>
      )}
    </Door>
  );
}

/** The way that is most likely the one of whoever opens the page. */
function firstWay(isSecond: boolean): Way {
  if (isSecond || signedOutOf() === "session") return "person";
  return signedOutOf() === "key" || knownName() !== null ? "haveKey" : "signUp";
}

/** The session at the provider goes on after that here has ended. */
function SignOutThere() {
  const words = useTexts("signin");
  const provider = useWays()?.provider;
  return provider ? (
    <p class="signin-note small-text">
      <a href={address("app/api/oidc/logout")}>{words.signOutThere(provider.name)}</a>
    </p>
  ) : null;
}
