import { address } from "../../lib/api.ts";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { AlertsCard } from "../alerts/AlertsCard.tsx";
import { AppsCard } from "../apps/AppsCard.tsx";
import { DomainsCard } from "../domains/DomainsCard.tsx";
import { KeysCard } from "../keys/KeysCard.tsx";
import { MailingsCard } from "../mailings/MailingsCard.tsx";
import { May } from "../May.tsx";
import { useRole } from "../person/person.ts";
import { OwnerCard } from "../person/OwnerCard.tsx";
import { SignedInCard } from "../person/SignedInCard.tsx";
import { useMay } from "../session.ts";
import { ContactCard } from "./ContactCard.tsx";
import { KeyCard } from "./KeyCard.tsx";
import { LeaveCard } from "./LeaveCard.tsx";
import { Page, WithMe } from "./Page.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { VoucherCard } from "./VoucherCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The settings of a workspace: each view is a tab of its own. */

/** The plan, its use, and vouchers. */
export function Plan() {
  const may = useMay();
  return (
    <Page tab="plan">
      <WithMe>
        {(me, _put, reload) => (
          <>
            <PlanCard me={me} />
            {may("account") && <VoucherCard onRedeemed={reload} />}
          </>
        )}
      </WithMe>
    </Page>
  );
}

/** The workspace's name and address, and the language of the console. */
export function Workspace() {
  const words = useTexts("settings");
  const may = useMay();
  return (
    <Page tab="workspace">
      <SignedInCard />
      <WithMe>
        {(me, put) => (
          <>
            <p class="soft">
              <strong dir="auto">{me.tenant.name}</strong> · {me.tenant.email} ·{" "}
              {words.since(me.tenant.createdAt)}
            </p>
            {may("account") && <ProfileCard me={me} onChanged={put} />}
          </>
        )}
      </WithMe>
      <section class="card stack" aria-labelledby="settings-api">
        <h2 id="settings-api">{words.api}</h2>
        <LanguageSwitch />
        <p class="soft">
          {words.apiText} <a href={address("docs/reference")}>{words.docs}</a>
        </p>
      </section>
    </Page>
  );
}

/** The key of this browser, all others, and apps. */
export function Keys() {
  return (
    <Page tab="keys">
      <WithMe>
        {(me) => (
          <>
            <KeyCard name={me.tenant.name} />
            <May scope="account">
              <OwnerCard me={me} />
            </May>
          </>
        )}
      </WithMe>
      <May scope="account">
        <KeysCard />
        <AppsCard isOwn={false} />
      </May>
    </Page>
  );
}

/** The workspace's own domains. */
export function Domains() {
  return (
    <Page tab="domains">
      <DomainsCard />
    </Page>
  );
}

/** The address that is told of broken links. */
export function Mail() {
  return (
    <Page tab="mail">
      <WithMe>{(me, put) => <AlertsCard me={me} onChanged={put} />}</WithMe>
    </Page>
  );
}

/** Reports by mail. */
export function Reports() {
  return (
    <Page tab="reports">
      <MailingsCard />
    </Page>
  );
}

/** Settings of pages that people who scan see. */
export function Pages() {
  return (
    <Page tab="pages">
      <WithMe>{(me, put) => <ContactCard me={me} onChanged={put} />}</WithMe>
    </Page>
  );
}

/** Deletion of the workspace. */
export function Delete() {
  const words = useTexts("settings");
  const role = useRole();
  return (
    <Page tab="delete">
      {role === null || role === "owner" ? (
        <WithMe>{(me) => <LeaveCard me={me} />}</WithMe>
      ) : (
        <p class="soft">{words.ownersDelete}</p>
      )}
    </Page>
  );
}
