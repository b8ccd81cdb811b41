import { currentWorkspace } from "../../lib/holder.ts";
import { sendsMail } from "../../lib/operator.ts";
import { ACCOUNT } from "../person/places.ts";
import { useMe } from "../session.ts";
import { Tabs } from "../Tabs.tsx";
import { SETTINGS_TABS, type SettingsTab } from "../sections.ts";
import { useTexts } from "../../texts/texts.ts";

/** The tabs between the views of the settings. */
export function SettingsTabs({ current }: { readonly current: SettingsTab }) {
  const words = useTexts("settingsTabs");
  const me = useMe();
  // Where the service sends no mail, only an address that is there can be taken away.
  const mails = sendsMail() || (me !== null && me.alerts !== null);
  // A key has no account.
  const isPerson = currentWorkspace() !== null;
  const isHere: Readonly<Partial<Record<SettingsTab, boolean>>> = {
    mail: mails,
    reports: sendsMail(),
    account: isPerson,
  };
  const shown = SETTINGS_TABS.filter((tab) => isHere[tab] ?? true);
  return (
    <Tabs
      label={words.label}
      tabs={shown.map((tab) => ({
        to: pathOf(tab),
        text: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}

function pathOf(tab: SettingsTab): string {
  if (tab === "account") return ACCOUNT;
  return tab === "plan" ? "/settings" : `/settings/${tab}`;
}
