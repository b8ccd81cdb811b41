import { useState } from "preact/hooks";
import { ViewTitle } from "../../lib/route.tsx";
import { Loading } from "../../ui/State.tsx";
import { putSignedIn, refreshSignedIn, useSignedIn } from "../person/person.ts";
import { SettingsTabs } from "../settings/SettingsTabs.tsx";
import { useWays } from "../signin/ways.ts";
import { AddressCard } from "./AddressCard.tsx";
import { AppCard } from "./AppCard.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveCard } from "./RemoveCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The own account. It needs no workspace, so that a second factor can be set up where one is demanded. */
export function View() {
  const words = useTexts("account");
  const signedIn = useSignedIn();
  const ways = useWays();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Other browsers are signed out with the password.
  const [round, setRound] = useState(0);
  const onFactors = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    refreshSignedIn();
  };
  return (
    <>
      <SettingsTabs current="account" />
      <div class="view">
        <header class="view-head">
          <ViewTitle>{words.title}</ViewTitle>
        </header>
        {(signedIn === null || ways === null) && <Loading shape="card" />}
        {signedIn && ways && codes && (
          <RecoveryCodes codes={codes} email={signedIn.person.email} onKept={() => setCodes(null)} />
        )}
        {signedIn && ways && !codes && (
          <div class="settings">
            <PersonCard
              person={signedIn.person}
              onChanged={(person) => putSignedIn({ ...signedIn, person })}
            />
            <AddressCard key={signedIn.person.email} email={signedIn.person.email} />
            {ways.passwords && (
              <PasswordCard email={signedIn.person.email} onChanged={() => setRound((last) => last + 1)} />
            )}
            <AppCard isOn={signedIn.person.totp} asksPassword={ways.passwords} onChanged={onFactors} />
            <PasskeysCard onChanged={onFactors} />
            <SessionsCard key={round} />
            <RemoveCard asksPassword={ways.passwords} />
          </div>
        )}
      </div>
    </>
  );
}
