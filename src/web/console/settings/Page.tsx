import type { ComponentChildren } from "preact";
import type { Me } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import type { SettingsTab } from "../sections.ts";
import { putMe } from "../session.ts";
import { SettingsTabs } from "./SettingsTabs.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * A view of the settings around what it shows.
 * @param props.actions - buttons beside its title.
 * @param props.isWide - whether it takes all of the width.
 */
export function Page(props: {
  readonly tab: SettingsTab;
  readonly actions?: ComponentChildren;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}) {
  const { tab, actions, isWide = false } = props;
  const words = useTexts("settingsTabs");
  return (
    <>
      <SettingsTabs current={tab} />
      <div class="view">
        <header class="view-head">
          <ViewTitle>{words[tab]}</ViewTitle>
          {actions && <div class="view-actions no-print">{actions}</div>}
        </header>
        {isWide ? props.children : <div class="settings">{props.children}</div>}
      </div>
    </>
  );
}

/**
 * Shows the workspace as it is read now.
 * @param props.children - gets it, and ways to change and read it again.
 */
export function WithMe(props: {
  readonly children: (me: Me, put: (changed: Me) => void, reload: () => void) => ComponentChildren;
}) {
  const load = useLoad(async (signal) => {
    const me = await call("GET /app/api/me", {}, { signal });
    putMe(me);
    return me;
  }, []);
  const put = (changed: Me) => {
    putMe(changed);
    load.put(changed);
  };
  return (
    <Loaded load={load} shape="card">
      {(me) => props.children(me, put, load.reload)}
    </Loaded>
  );
}
