import { type Clock, dayName, isoTime, utcDay } from "../../kit/shared/clock.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Holder } from "../../kit/shared/tenant.ts";
import type { AppList, AppRecord } from "./model.ts";
import type { ListedApp } from "./records.ts";
import type { AppStore } from "./store/apps.ts";

/** The connected apps of a workspace. A member without the scope `account` has to do with the own ones alone. */
export interface Apps {
  list(by: Holder): Promise<AppList>;
  /** Disconnects an app at once, on all nodes. @throws Fault `app_not_found` */
  end(by: Holder, id: string): Promise<void>;
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
    async list(by) {
      return { apps: (await store.list(by.tenant.id, whose(by), clock.now())).map(appRecord) };
    },

    async end(by, id) {
      if (!(await store.end(by.tenant.id, id, whose(by), deedOf(needs, by.author))))
        throw new Fault("app_not_found", "No such app is connected, or it is another person's.");
      onChanged();
    },
  };
}

/** The person whose apps a holder has to do with; `null` for those of all. */
function whose({ scopes, member }: Holder): string | null {
  return scopes.includes("account") || !member ? null : member.personId;
}

function appRecord({ id, name, host, personId, personName, ...app }: ListedApp): AppRecord {
  return {
    ...{ id, name, host, person: { id: personId, name: personName }, scopes: [...app.scopes] },
    connectedAt: isoTime(app.createdAt),
    lastUsedOn: dayName(utcDay(app.usedAt)),
    expiresAt: isoTime(app.endsAt),
  };
}
