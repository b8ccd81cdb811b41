import { useEffect, useState } from "preact/hooks";
import { BROUGHT } from "../../design/brought.ts";
import { call } from "../../lib/api.ts";
import { hasSignedOut, holderRefused } from "../../lib/holder.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { read } from "../../lib/storage.ts";
import { useStore } from "../../lib/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Mark } from "../../ui/Icon.tsx";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { Notice } from "../../ui/State.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useFreshKey } from "./fresh-key.ts";
import { enter, useSignedIn } from "../person/person.ts";
import { AskOperator } from "./AskOperator.tsx";
import { Choose } from "./Choose.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { knownName } from "./known.ts";
import { NewKey } from "./NewKey.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The sign-in page: a new workspace or a key. A new key is shown first. */
export function SignIn() {
  const words = useTexts("signin");
  const fresh = useFreshKey();
  const refused = useStore(holderRefused);
  const [way, setWay] = useState<"signUp" | "haveKey">(
    refused || hasSignedOut() || knownName() !== null ? "haveKey" : "signUp",
  );
  const [brought] = useState(() => read("tab", BROUGHT) !== null);
  const signedIn = useSignedIn();
  useEffect(() => {
    // Whoever comes back from a provider, or has cleared the storage, may be signed in: no script sees the cookie.
    if (hasSignedOut() && refused !== "outside" && refused !== "gone") return;
    call("GET /app/api/session").then(enter, () => {});
  }, [refused]);
  // The view before may have been scrolled.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <>
      <header class="bar">
        <a class="brand" href="./">
          <Mark />
          <span>Quietzone</span>
        </a>
        <LanguageSwitch />
      </header>
      <main class="signin" id="main" tabIndex={-1}>
        {fresh ? (
          <NewKey fresh={fresh} />
        ) : signedIn ? (
          <Choose />
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
                  { id: "haveKey", label: words.haveKey },
                ]}
                current={way}
                onSelect={setWay}
              >
                {way === "signUp" ? <SignUpForm /> : <KeyForm />}
              </Tabs>
            </div>
            <p class="soft small-text signin-note">{words.noteFree}</p>
          </>
        )}
      </main>
    </>
  );
}
