import type { Housekeeping } from "../housekeeping/housekeeping.ts";
import type { Gate } from "../http/gate.ts";
import type { Health } from "../http/health.ts";
import type { Limiter } from "../http/limits.ts";
import type { Authenticator } from "../keys/authenticate.ts";
import type { KeyUses } from "../keys/uses.ts";
import type { Redirect } from "../scans/redirect-routes.ts";
import type { Contacts } from "../tenants/contacts.ts";
import type { AlertService } from "../watch/alerts.ts";
import type { DomainServices } from "../wiring/domains.ts";
import type { ScanServices } from "../wiring/scans.ts";
import type { WebhookServices } from "../wiring/webhooks.ts";

/** Services that scans and chores need before the APIs are loaded. The APIs use them as well. */
export interface SharedServices {
  readonly authenticator: Authenticator;
  readonly keyUses: KeyUses;
  readonly contacts: Contacts;
  readonly gate: Gate;
  readonly redirect: Redirect;
  /** Of requests for short ids that stand for nothing, per address. */
  readonly missLimit: Limiter;
  readonly health: () => Health;
  readonly housekeeping: Housekeeping;
  readonly scans: ScanServices;
  readonly webhooks: WebhookServices;
  readonly domains: DomainServices;
  readonly alerts: AlertService;
}
