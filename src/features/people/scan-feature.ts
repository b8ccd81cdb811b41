import { feature } from "../../app/feature.ts";
import { errorFields } from "../../kit/shared/log.ts";
import { createAgentClassifier } from "../scans/agents.ts";
import { createSessionCookie } from "./cookie.ts";
import { deviceName } from "./device.ts";
import { createSessions } from "./sessions.ts";
import { createSessionUses } from "./uses.ts";

/** Sessions: the person of a cookie and the workspaces that the person is in. */
export const signedIn = feature({
  name: "signed in",
  service({ context: { stores, clock, ids, baseUrl } }) {
    const uses = createSessionUses(stores.sessions);
    const cookie = createSessionCookie("qz_session", baseUrl.startsWith("https:"));
    const classify = createAgentClassifier();
    return {
      uses,
      sessions: createSessions({
        store: stores.sessions,
        ...{ uses, cookie, clock, ids },
        stamp: stores.changeStamp,
      }),
      /** The browser of a `User-Agent` header, in words. */
      deviceOf: (userAgent: string | null) => deviceName(classify(userAgent)),
    };
  },
  on: ({ sessions }) => ({ "keys.changed": sessions.evictAll }),
  chores: ({ stores }) => [
    { name: "ended sessions", step: (rows, now) => stores.sessions.eraseEnded(now, rows) },
  ],
  stop: ({ uses }, _, { context: { log } }) =>
    uses.store().catch((error: unknown) => log.warn("uses of sessions are not stored", errorFields(error))),
});
