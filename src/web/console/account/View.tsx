import type { Me } from "quietzone-client";
import { address, call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { sendsMail } from "../../lib/operator.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { Failed, Loading } from "../../ui/State.tsx";
import { May } from "../May.tsx";
import { putMe, useMay } from "../session.ts";
import { AlertsCard } from "../alerts/AlertsCard.tsx";
import { DomainsCard } from "../domains/DomainsCard.tsx";
import { KeysCard } from "../keys/KeysCard.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { KeyCard } from "./KeyCard.tsx";
import { LeaveCard } from "./LeaveCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { VoucherCard } from "./VoucherCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The account: plan and usage, vouchers, key, and deletion. */
export function View() {
  const words = useTexts("account");
  const load = useLoad(async (signal) => {
    const me = await call("GET /app/api/me", {}, { signal });
    putMe(me);
    return me;
  }, []);
  const { value: me } = load;
  const may = useMay();
  const put = (changed: Me) => {
    putMe(changed);
    load.put(changed);
  };
  return (
    <div class="view">
      <header class="view-head">
        <div>
          <ViewTitle>{words.title}</ViewTitle>
          {me && (
            <p class="soft">
              <strong dir="auto">{me.tenant.name}</strong> · {me.tenant.email} ·{" "}
              {words.since(me.tenant.createdAt)}
            </p>
          )}
        </div>
      </header>
      {me && (
        <div class="account">
          <PlanCard me={me} />
          {may("account") && <ProfileCard me={me} onChanged={put} />}
          {may("account") && <VoucherCard onRedeemed={load.reload} />}
          <KeyCard name={me.tenant.name} />
          {may("account") && (sendsMail() || me.alerts !== null) && <AlertsCard me={me} onChanged={put} />}
          {may("account") && <KeysCard />}
          {may("domains") && <DomainsCard />}
          {may("account") && <ContactCard me={me} onChanged={put} />}
          <section class="card stack" aria-labelledby="account-api">
            <h2 id="account-api">{words.api}</h2>
            <LanguageSwitch />
            <p class="soft">
              {words.apiText} <a href={address("docs/reference")}>{words.docs}</a>
            </p>
          </section>
          <May scope="account">
            <section class="card stack" aria-labelledby="account-privacy">
              <h2 id="account-privacy">{words.privacy}</h2>
              <p class="soft">
                {words.privacyText} <Link to="/privacy">{words.privacyLink}</Link>
              </p>
            </section>
            <LeaveCard me={me} />
          </May>
        </div>
      )}
      {!me && (load.error ? <Failed error={load.error} retry={load.reload} /> : <Loading lines={6} />)}
    </div>
  );
}
