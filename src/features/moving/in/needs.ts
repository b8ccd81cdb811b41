import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { Plans } from "../../plans/plans.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import type { Ids } from "../../../kit/shared/ids.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { DaysNeeds } from "./archived-days.ts";
import type { DomainNeeds } from "./archived-domains.ts";
import type { HistoryNeeds } from "./archived-history.ts";
import type { LeadsNeeds } from "./archived-leads.ts";
import type { LooksNeeds } from "./archived-looks.ts";
import type { PicturesNeeds } from "./archived-pictures.ts";
import type { PlainNeeds } from "./archived-plain.ts";
import type { WebhookNeeds } from "./archived-webhooks.ts";
import type { TakingOrder } from "./order.ts";
import type { StagingNeeds } from "./staging.ts";
import type { WaitingNeeds } from "./waiting.ts";
import type { WaitingStore } from "../store/waiting.ts";

/** The services and stores by which files are taken in. */
export interface ImportsNeeds
  extends
    Omit<StagingNeeds, "store">,
    LooksNeeds,
    PicturesNeeds,
    DomainNeeds,
    WebhookNeeds,
    Omit<PlainNeeds, "store">,
    Omit<HistoryNeeds, "store">,
    Omit<LeadsNeeds, "store">,
    Omit<DaysNeeds, "store">,
    Omit<WaitingNeeds, "waiting"> {
  readonly waiting: Pick<WaitingStore, "addCodes" | "addLines" | "files" | "lines" | "erase">;
  readonly plans: Plans;
  readonly store: Pick<
    BulkStore,
    | "open"
    | "renew"
    | "release"
    | "stage"
    | "stagePlain"
    | "addFormer"
    | "addLeads"
    | "addDays"
    | "addRecordPart"
    | "commit"
    | "discard"
    | "usage"
    | "holders"
    | "taken"
    | "known"
    | "names"
    | "findBatch"
    | "recordPart"
  >;
  readonly ids: Ids;
  /** The one for whom work is done that a file asks for: it is paid for by the plan. */
  readonly actorOf: (tenant: Tenant, order: Pick<TakingOrder, "by" | "signal">) => Actor;
  /** Called for each short address that leads somewhere now. */
  readonly onMade: (address: ShortAddress) => void;
  /** Called when a file leaves work for housekeeping. */
  readonly onChores: () => void;
}
