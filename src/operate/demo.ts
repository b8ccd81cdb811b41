import { lockFolder } from "../../db/sqlite/folder-lock.ts";
import { hasDatabase } from "../../db/sqlite/inspect.ts";
import { createDemo, type DemoCounts } from "./demo/demo.ts";
import { DEMO_EMAIL, MEMBERS } from "./demo/museum.ts";
import { RUNNING_LOOP } from "../kit/http/loop.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { createIds, type Ids } from "../kit/shared/ids.ts";
import { parseNetwork } from "../kit/shared/address.ts";
import { type Clock, MINUTE, systemClock } from "../kit/shared/clock.ts";
import { seededRandom } from "../kit/shared/seeded.ts";
import type { TenantSummary } from "../features/tenants/admin.ts";
import type { Overrides } from "../app/context.ts";
import { start } from "../app/start.ts";
import { createInnerServer, quietly, refuseServed } from "./inner-service.ts";

/** The size of a demonstration, and its numbers' seed. */
export interface DemoOrder {
  readonly seed: number;
  /** Scans are so many times the usual ones. */
  readonly scale: number;
}

/** The peer of every request, which the service takes for a proxy: it says where people are. */
const PEER = "127.0.0.1";
const COUNTRY_HEADER = "x-demo-country";

/** Nobody waits for an answer, and a scan that went to the journal would be too old for it: so a slow database is waited for. */
const PATIENT: Pick<Overrides, "patience" | "probeTimes"> = {
  patience: { lookUp: MINUTE, commit: MINUTE, limit: MINUTE },
  probeTimes: { after: MINUTE, patience: MINUTE },
};

/** Whether a tenant is a demonstration. */
export const isDemo = ({ tenant }: TenantSummary) => tenant.email === DEMO_EMAIL;

/** Whether there is a service to look for an earlier demonstration in. */
export function hasService({ databaseUrl, dataDir }: Settings): boolean {
  if (databaseUrl !== null) return true;
  // A lock that is missing is made while this process has not opened the database yet: see `lockFolder`.
  lockFolder(dataDir)?.close();
  return hasDatabase(dataDir);
}

/**
 * Makes a workspace with a month of scans, through a service of its own that listens nowhere and whose clock goes through that month.
 * So everything is counted as it is in a running one.
 * @throws Error with a sentence for the operator when a service runs on the data folder, and what a start throws.
 */
export async function makeDemo(
  settings: Settings,
  { seed, scale }: DemoOrder,
  { clock: present = systemClock, ...overrides }: Overrides = {},
): Promise<DemoCounts> {
  refuseServed(settings, "only one can write the past there.");
  const now = present.now();
  const clock = createHands(now);
  const ids = createIds(present);
  const { openServer, answer } = createInnerServer();
  const peer = parseNetwork(PEER);
  const own = { trustedProxies: peer ? [peer] : [], countryHeader: COUNTRY_HEADER };
  const service = await start(
    { ...(await quietly(settings)), ...own },
    {
      ...PATIENT,
      ...overrides,
      clock,
      openServer,
      chance: seededRandom(seed + 1),
      // Nobody waits for an answer here, so there is never more to do than can be done.
      loop: { ...RUNNING_LOOP, now: () => 0, worked: () => 0 },
    },
  );
  try {
    await service.loaded;
    const demo = createDemo({
      baseUrl: service.baseUrl,
      setClock: clock.set,
      answer: (request) => answer(request, PEER),
      countryHeader: COUNTRY_HEADER,
      passwords: settings.passwords ? MEMBERS.map(() => newPassword(ids)) : [],
    });
    const made = await demo.make(now, seed, scale);
    // The chores of the past, such as counting campaigns, are left to the service, which does them at its start.
    await service.addUp();
    return made;
  } finally {
    await service.stop();
  }
}

/** A password that a person can type: 72 random bits. */
function newPassword(ids: Pick<Ids, "bytes">): string {
  return ids.bytes(9).toBase64({ alphabet: "base64url" });
}

/** A clock that is set by hand. */
function createHands(at: number): Clock & { set(at: number): void } {
  return {
    now: () => at,
    set(to) {
      at = to;
    },
  };
}
