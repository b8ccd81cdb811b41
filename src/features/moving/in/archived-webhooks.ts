import { Fault } from "../../../kit/shared/fault.ts";
import { isObject } from "../../../kit/shared/json.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Webhooks } from "../../webhooks/webhooks.ts";
import type { Archive } from "./archive.ts";
import { reasonOf } from "./judge.ts";
import { webhookCheck } from "./model.ts";
import { linesOf } from "./opened.ts";
import type { TakingOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";

export interface WebhookNeeds {
  readonly webhooks: Pick<Webhooks, "arrive">;
}

/** Webhooks of an archive that are looked at: a workspace has ten. */
const MOST_WEBHOOKS = 100;

/** Adds the webhooks of an archive that the workspace does not have. Each waits for a secret. */
export async function addWebhooks(
  { webhooks }: WebhookNeeds,
  tenant: Tenant,
  archive: Archive,
  { by, may, dryRun }: Pick<TakingOrder, "by" | "may" | "dryRun">,
  tally: ImportTally,
): Promise<void> {
  for await (const line of linesOf(archive, "webhooks.ndjson")) {
    if (line === null || line.row > MOST_WEBHOOKS) continue;
    const { url: given, awaits, events, name } = line.values;
    const url = isObject(awaits) ? awaits["url"] : given;
    const input = { url, events, name };
    if (!webhookCheck.Check(input)) tally.drop(line.row, ["a webhook without an address"]);
    else if (!may.webhook) tally.drop(line.row, ["a webhook: the key lacks the scope `webhook`"]);
    else if (!dryRun)
      try {
        if (await webhooks.arrive(tenant.id, input, by.author)) tally.webhooks++;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        tally.drop(line.row, [`a webhook: ${reasonOf(error)}`]);
      }
  }
}
