import { feature } from "./feature.ts";
import { authentication } from "../features/keys/scan-feature.ts";
import { appAccess } from "../features/oauth/scan-feature.ts";
import { operatorAccess } from "../features/operators/scan-feature.ts";
import { signedIn } from "../features/people/scan-feature.ts";
import { atMostEvery } from "../kit/shared/at-most-every.ts";
import { DAY, MINUTE } from "../kit/shared/clock.ts";
import { authorizationOf } from "../kit/http/authorization.ts";
import { createBodyBudget } from "../kit/http/body-budget.ts";
import { createGate } from "../kit/http/gate.ts";
import { meterBodies, meterLimits, meterPressure, meterRefusals } from "../kit/http/meters.ts";
import { CLASSES, createShedder, type RequestClass } from "../kit/http/shedding.ts";

/** While requests are refused the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

/** Has requests wait, and refuses them, by their class under more load than there is, counted and logged. */
export const overload = feature({
  name: "overload",
  async service({ context: { metrics, refusals, clock, log, loop }, use }) {
    const [{ authenticator }, { sessions }] = [await use(authentication), await use(signedIn)];
    const apps = await use(appAccess);
    const bodies = createBodyBudget();
    const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
    const sinceLine = { anonymous: 0, workspace: 0, scan: 0 };
    const count = metrics ? meterRefusals(metrics) : () => {};

    function onRefused(kind: RequestClass): void {
      count(kind);
      sinceLine[kind]++;
      if (!isTimeToComplain()) return;
      log.warn("requests are refused: there is more to do than can be done", { ...sinceLine });
      for (const refused of CLASSES) sinceLine[refused] = 0;
    }

    const isKnown = (request: Request) =>
      authenticator.isKnown(authorizationOf(request, true)) ||
      apps.isKnown(authorizationOf(request, false)) ||
      sessions.isKnown(request.headers.get("cookie"));
    return { bodies, shedder: createShedder({ loop, budget: bodies, refusals, isKnown, onRefused }) };
  },
  meter(metrics, { bodies, shedder }) {
    meterPressure(metrics, shedder);
    meterBodies(metrics, bodies);
  },
});

/** The checks that a request must pass, and the limits of all routes. */
export const admission = feature({
  name: "admission",
  async service({ context: { plans, clock, sharedLimits, settings, baseUrl, disk, loop }, use }) {
    const [{ authenticator }, { sessions }] = [await use(authentication), await use(signedIn)];
    const apps = await use(appAccess);
    const { bodies, shedder } = await use(overload);
    return createGate({
      ...{ authenticator, sessions, apps, operators: await use(operatorAccess), plans, clock },
      origin: new URL(baseUrl).origin,
      shared: sharedLimits,
      tenantRate: settings.limits.tenant,
      missRate: settings.limits.resolve,
      asksForConfirmation: settings.signupConfirm,
      budget: bodies,
      dataDir: settings.dataDir,
      disk,
      readmit: shedder.readmit,
      whenSettled: loop.whenSettled,
    });
  },
  chores: ({ stores }) => [
    { name: "kept answers", step: (rows, now) => stores.eraser.forgetAnswers(now - DAY, rows) },
  ],
  meter: (metrics, { limiters }) => meterLimits(metrics, limiters),
});
