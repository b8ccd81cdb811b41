import { createGate, type Gate } from "../http/gate.ts";
import type { Health } from "../http/service.ts";
import { createFollower, type Follower } from "../scans/follow.ts";
import { VERSION } from "../version.ts";
import type { Parts } from "./parts.ts";
import type { Scanning } from "./scanning.ts";

/** What answers before the APIs are there, and what those share with it. */
export interface Front {
  readonly gate: Gate;
  readonly follow: Follower;
  readonly health: () => Health;
}

/** Makes it of what follows codes. */
export function createFront({ settings, plans, clock, sharedLimits }: Parts, scanning: Scanning): Front {
  const { authenticator, recorder, resolver } = scanning;
  const gate = createGate({ authenticator, plans, clock, shared: sharedLimits });
  const resolveLimit = gate.limiter("resolve", settings.limits.resolve);
  return {
    gate,
    follow: createFollower({ resolveLimit, resolver }),
    health: () => ({ status: "ok", version: VERSION, lostScans: recorder.lost }),
  };
}
