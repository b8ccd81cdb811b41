import type { DomainStore } from "../../domains/store/domains.ts";
import type { Domains } from "../../domains/domains.ts";
import type { EditDomain } from "../../domains/model.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Archive } from "./archive.ts";
import type { TakingOrder } from "./order.ts";
import { reasonOf } from "./judge.ts";
import { DOMAIN_SETTINGS, domainSettingsCheck } from "./model.ts";
import { linesOf } from "./opened.ts";
import type { ImportTally } from "./tally.ts";

export interface DomainNeeds {
  readonly domains: Pick<DomainStore, "ofHost">;
  readonly ownDomains: Pick<Domains, "create" | "edit">;
}

/** Domains of an archive that are looked at: a workspace has fewer pending ones. */
const MOST_DOMAINS = 1_000;

/**
 * Adds the domains of an archive that its workspace does not have, pending, with their settings.
 */
export async function addDomains(
  { domains, ownDomains }: DomainNeeds,
  tenant: Tenant,
  archive: Archive,
  { by, may }: Pick<TakingOrder, "by" | "may">,
  tally: ImportTally,
): Promise<void> {
  for await (const line of linesOf(archive, "domains.ndjson")) {
    const host = line?.values["host"];
    if (line === null || typeof host !== "string" || line.row > MOST_DOMAINS) continue;
    if ((await domains.ofHost(tenant.id, host)) !== null) continue;
    if (!may.domains) {
      tally.drop(line.row, ["a domain: the key lacks the scope `domains`"]);
      continue;
    }
    let part = "a domain";
    try {
      await ownDomains.create(tenant, { host }, null, by.author);
      part = "the settings of a domain";
      const added = await domains.ofHost(tenant.id, host);
      const settings = settingsOf(line.values);
      if (settings === null) tally.drop(line.row, [part]);
      else if (added && Object.keys(settings).length > 0)
        await ownDomains.edit(tenant, added.id, settings, null, by.author);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      tally.drop(line.row, [`${part}: ${reasonOf(error)}`]);
    }
  }
}

/** `null` when they are not as the API gives them. */
function settingsOf(values: Readonly<Record<string, unknown>>): EditDomain | null {
  const said = DOMAIN_SETTINGS.map((name) => [name, values[name]]);
  const settings = Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== null));
  return domainSettingsCheck.Check(settings) ? settings : null;
}
