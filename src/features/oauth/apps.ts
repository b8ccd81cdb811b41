import { type Clock, dayName, isoTime, utcDay } from "../../kit/shared/clock.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { AppList, AppRecord } from "./model.ts";
import type { AppOwner, ListedApp } from "./records.ts";
import type { AppStore } from "./store/apps.ts";

/** The connected apps of a workspace, or of a person. */
export interface Apps {
  list(owner: AppOwner): Promise<AppList>;
  /**
   * Disconnects an app at once, on all nodes.
   * @param author - of this, as `author.ts` spells it.
   * @throws Fault `app_not_found`
   */
  end(owner: AppOwner, id: string, author: string): Promise<void>;
}

export function createApps(needs: {
  store: Pick<AppStore, "list" | "end">;
  clock: Clock;
  ids: Ids;
  /** Called when an app was disconnected. */
  onChanged: () => void;
}): Apps {
  const { store, clock, onChanged } = needs;
  return {
    list: async (owner) => ({ apps: (await store.list(owner, clock.now())).map(appRecord) }),

    async end(owner, id, author) {
      if (!(await store.end(owner, id, deedOf(needs, author))))
        throw new Fault("app_not_found", "No app with this id is connected.");
      onChanged();
    },
  };
}

function appRecord({ id, name, host, ...app }: ListedApp): AppRecord {
  return {
    ...{ id, name, host, scopes: [...app.scopes] },
    person: { id: app.personId, name: app.personName },
    workspace: { id: app.tenantId, name: app.tenantName },
    connectedAt: isoTime(app.createdAt),
    lastUsedOn: dayName(utcDay(app.usedAt)),
    expiresAt: isoTime(app.endsAt),
  };
}
