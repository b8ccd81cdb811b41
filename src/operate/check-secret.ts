import type { Stores } from "../../db/stores.ts";
import { openFormerKeys } from "../app/former-keys.ts";
import { isSealed } from "../app/resealing.ts";
import { bytesOf, ownSecret, secretMark } from "../app/secret.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { isoTime, systemClock } from "../kit/shared/clock.ts";
import { type Finding, ok, warn } from "./finding.ts";

const CHECK = "new secret";

/** How far a change of the secret has come; nothing where it was never changed. */
export async function changeFindings(stores: Stores, settings: Settings): Promise<Finding[]> {
  const traces = await stores.secretMarks.traces();
  if (traces.keys.length === 0 && settings.formerSecret === null) return [];
  const secret = await ownSecret(settings, traces);
  return secret === null ? [] : [await findingOf(stores, settings, secret)];
}

async function findingOf(
  { formerKeys, nodeSecrets }: Stores,
  { secret: set, formerSecret }: Settings,
  secret: string,
): Promise<Finding> {
  const now = systemClock.now();
  if (set !== null && set !== secret)
    return warn(
      CHECK,
      "QZ_SECRET is not in use yet: `quietzone secret rotate` puts it in the place of the former one",
    );
  const lagging = await nodeSecrets.sealingOtherwise(await secretMark(secret));
  if (lagging > 0)
    return warn(CHECK, `${lagging} of the nodes do not use it yet. If that lasts, start them anew with it`);
  const keys = await openFormerKeys(bytesOf(secret), await formerKeys.all(), now);
  const waiting = keys.filter(({ purpose }) => isSealed(purpose));
  const [first] = waiting.filter(({ passes }) => passes === 0);
  if (first) return warn(CHECK, `what the former one sealed is being sealed anew: ${first.purpose} are next`);
  const again = Math.max(...waiting.map(({ endsAt }) => endsAt ?? now));
  if (waiting.length > 0)
    return ok(CHECK, `all is sealed anew, and is gone through once more from ${isoTime(again)} on`);
  return formerSecret === null
    ? ok(CHECK, "the last change is complete: the former secret is not needed")
    : warn(CHECK, "QZ_SECRET_OLD is not needed any more: remove it");
}
