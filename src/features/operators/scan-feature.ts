import { feature } from "../../app/feature.ts";
import { DAY } from "../../kit/shared/clock.ts";
import { createSessionCookie } from "../people/cookie.ts";
import { createOperatorAccess } from "./access.ts";
import { IDLE } from "./constants.ts";

/** A browser sends the cookie to the operator's view alone. */
const PLACE = { prefix: "__Secure-", path: "/operator", sameSite: "Strict" };

/** The operator of a session or a key. */
export const operatorAccess = feature({
  name: "operator access",
  service: ({ context: { stores, settings, baseUrl, clock, ids } }) =>
    createOperatorAccess({
      store: stores.operators,
      addresses: settings.operators,
      cookie: createSessionCookie("qz_operator", baseUrl.startsWith("https:"), undefined, PLACE),
      clock,
      ids,
    }),
  chores: ({ stores, settings }) => [
    { name: "hosts of codes", step: (rows) => stores.codeHosts.fill(rows) },
    { name: "operator sessions", step: (rows, now) => stores.operators.eraseEnded(now - IDLE, rows) },
    {
      name: "operator log",
      step: (rows, now) => stores.operatorLog.eraseOld(now - settings.auditDays * DAY, rows),
    },
  ],
});
