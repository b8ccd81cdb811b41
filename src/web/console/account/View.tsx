import { useState } from "preact/hooks";
import { currentHolder } from "../../lib/holder.ts";
import { sendsMail } from "../../lib/operator.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { Loading, Notice } from "../../ui/State.tsx";
import { putSignedIn, refreshSignedIn, useSignedIn } from "../person/person.ts";
import { refreshMe } from "../session.ts";
import { SettingsTabs } from "../settings/SettingsTabs.tsx";
import { useWays } from "../signin/ways.ts";
import { AppsCard } from "../apps/AppsCard.tsx";
import { AddressCard } from "./AddressCard.tsx";
import { AppCard } from "./AppCard.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { ProviderCard } from "./ProviderCard.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveCard } from "./RemoveCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { showCodes, useUnkeptCodes } from "./unkept-codes.ts";
import { useTexts } from "../../texts/texts.ts";

/** The own account. It needs no workspace, so that a second factor can be set up where one is demanded. */
export function View() {
  const words = useTexts("account");
  const person = useTexts("person");
  const signedIn = useSignedIn();
  const ways = useWays();
  // Where there is mail, a second factor is set up for an address that a mailed link has proved.
  const isUnproved = sendsMail() && signedIn?.person.confirmed === false;
  const codes = useUnkeptCodes();
  // Other browsers are signed out with the password.
  const [round, setRound] = useState(0);
  const onFactors = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes && signedIn) showCodes(signedIn.person.id, recoveryCodes);
    refreshSignedIn();
    // A workspace that demands a second factor is open with the first.
    refreshMe();
  };
  return (
    <>
      {currentHolder() !== null && <SettingsTabs current="account" />}
      <div class="view">
        <header class="view-head">
          <ViewTitle>{words.title}</ViewTitle>
          {currentHolder() === null && <Link to="/">{person.toWorkspaces}</Link>}
        </header>
        {(signedIn === null || ways === null) && <Loading shape="card" />}
        {signedIn && ways && codes && <RecoveryCodes />}
        {signedIn && ways && !codes && (
          <div class="settings">
            <PersonCard
              person={signedIn.person}
              onChanged={(person) => putSignedIn({ ...signedIn, person })}
            />
            <AddressCard key={signedIn.person.email} email={signedIn.person.email} />
            {ways.passwords && (
              <PasswordCard
                email={signedIn.person.email}
                onChanged={() => {
                  setRound((last) => last + 1);
                  refreshSignedIn();
                }}
              />
            )}
            {isUnproved && (
              <Notice tone="warn">
                <p>{words.confirmFirst}</p>
              </Notice>
            )}
            {(!isUnproved || signedIn.person.totp) && (
              <AppCard isOn={signedIn.person.totp} asksPassword={ways.passwords} onChanged={onFactors} />
            )}
            {(!isUnproved || signedIn.person.passkeys > 0) && <PasskeysCard onChanged={onFactors} />}
            {ways.provider && <ProviderCard name={ways.provider.name} />}
            <SessionsCard key={round} />
            <AppsCard isOwn />
            <RemoveCard asksPassword={ways.passwords} />
          </div>
        )}
      </div>
    </>
  );
}
