import type { WebhookStore } from "./store/webhooks.ts";
import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { workspaceErased } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import { readStored } from "../../kit/shared/json.ts";
import { invalidUrl } from "../../kit/outbound/guard.ts";
import { DEFAULT_EVENTS, DELIVERY_EVENTS, type DeliveryEvent, MOST_WEBHOOKS } from "./traits.ts";
import type {
  NewWebhook,
  SavedRecord,
  Webhook,
  WebhookChange,
  WebhookInput,
  WebhookRecord,
  WebhookSaved,
} from "./model.ts";
import { isSet, shownOf, toRecord } from "./shown.ts";
import { isSecrets, type Secrets } from "./secrets.ts";
import { SECRET_PREFIX } from "./signature.ts";
import { awaited, type KeyedWebhook, type StoredWebhook } from "./records.ts";
import { firstOf, keyOf as webhookKeyOf, tenantOf, type WebhookKey } from "./key-records.ts";

/** Where a tenant's events go, and the secrets they are signed with. */
export interface Receiver {
  readonly url: string;
  /** Whole secrets `whsec_…`: the present one first, then earlier ones that are valid for another 24 hours. */
  readonly secrets: readonly string[];
}

/** The effect of a change of the webhook on deliveries that wait. */
export interface PendingDeliveries {
  /** Fails all that wait; `reason` is stable, in snake case. */
  failAll(webhook: string, reason: string): Promise<void>;
  /** Notifies it that they have a new receiver. */
  wake(webhook: string): void;
}

/** Webhooks: where they lead, and their secrets. An author is as `shared/author.ts` spells it. */
export interface Webhooks {
  /** A workspace's first webhook. The secret is not shown. */
  get(webhook: WebhookKey): Promise<Webhook>;
  /**
   * Sets, changes or removes it.
   * @throws Fault `invalid_url` when the URL may not be used, or the input changes nothing.
   */
  put(webhook: WebhookKey, input: WebhookInput, author: string | null): Promise<WebhookSaved>;
  /** Those of a workspace, the first one first. */
  list(tenantId: string): Promise<WebhookRecord[]>;
  /** @throws Fault `webhook_not_found`. */
  find(webhook: WebhookKey): Promise<WebhookRecord>;
  /** Makes another one: the first, if it is not set. @throws Fault `invalid_url`, `plan_limit`. */
  add(tenantId: string, input: NewWebhook, author: string | null): Promise<SavedRecord>;
  /**
   * Makes one of an archive, which has no secrets: nothing is sent until an edit makes one.
   * @returns whether it is new: one of that address and name is not made again.
   * @throws Fault `invalid_url`, `plan_limit`.
   */
  arrive(tenantId: string, input: Required<NewWebhook>, author: string | null): Promise<boolean>;
  /** @throws Fault `invalid_url`, `webhook_not_found`. */
  edit(webhook: WebhookKey, input: WebhookChange, author: string | null): Promise<SavedRecord>;
  /** Removes it and fails deliveries that wait. @throws Fault `webhook_not_found`. */
  drop(webhook: WebhookKey, author: string | null): Promise<void>;
  /** `null` when there is none. @throws UnreadableSecret */
  receiverOf(webhook: WebhookKey): Promise<Receiver | null>;
  /**
   * Takes its address from a webhook whose receiver is gone, and fails deliveries that wait.
   * @param url - only while this is its URL.
   */
  end(webhook: WebhookKey, url: string): Promise<void>;
}

/** The stored secrets were sealed under another `QZ_SECRET`. Nothing can be signed until the tenant rotates the secret. */
export class UnreadableSecret extends Error {
  override readonly name = "UnreadableSecret";
}

const SECRET_BYTES = 32;
const OVERLAP = DAY;

/** Most earlier secrets: the signature header stays short for a tenant that rotates often. */
const MOST_PREVIOUS = 9;

/** Events as a webhook names them, in one order. */
function inOrder(events: readonly DeliveryEvent[] | null): readonly DeliveryEvent[] {
  return DELIVERY_EVENTS.filter((one) => (events ?? DEFAULT_EVENTS).includes(one));
}

export function createWebhooks(needs: {
  store: WebhookStore;
  /** Checks that the service may call a URL. @throws Fault `invalid_url`. */
  checkUrl: (url: string) => Promise<void>;
  pending: PendingDeliveries;
  sealer: Sealer;
  clock: Clock;
  ids: Ids;
}): Webhooks {
  const { store, checkUrl, pending, sealer, clock, ids } = needs;

  const seal = (webhook: string, secrets: Secrets) => sealer.seal(JSON.stringify(secrets), webhook);

  /** @throws UnreadableSecret */
  async function open(webhook: string, sealed: Uint8Array): Promise<Secrets> {
    try {
      return readStored(await sealer.open(sealed, webhook), isSecrets);
    } catch (cause) {
      throw new UnreadableSecret("A webhook's secret can't be opened", { cause });
    }
  }

  /** The earlier secrets that still sign. */
  const valid = ({ previous }: Secrets) => previous.filter(({ until }) => until > clock.now());

  /** A new secret in front of the earlier ones. Those that can't be opened any more are dropped. */
  async function rotated(webhook: string, sealed: Uint8Array | null): Promise<Secrets> {
    const present = SECRET_PREFIX + ids.bytes(SECRET_BYTES).toBase64();
    const known = sealed === null ? null : await open(webhook, sealed).catch(() => null);
    if (known === null) return { present, previous: [] };
    const replaced = { secret: known.present, until: clock.now() + OVERLAP };
    return { present, previous: [replaced, ...valid(known)].slice(0, MOST_PREVIOUS) };
  }

  /** Replaces the stored webhook by what `decide` returns, and retries when another change came first. `null` keeps it. */
  async function change(
    webhook: WebhookKey,
    author: string | null,
    decide: (known: StoredWebhook | null) => Promise<Decision | null>,
  ): Promise<Decision | null> {
    for (;;) {
      const known = await store.get(webhook);
      const decided = await decide(known);
      if (decided === null) return null;
      const revision = (known?.revision ?? 0) + 1;
      const outcome = await store.replace(webhook, { ...decided.next, revision }, deedOf(needs, author));
      if (outcome === "replaced") return decided;
      if (outcome === "tenant_gone") throw workspaceErased();
      if (outcome === "full") throw tooMany();
    }
  }

  const nothing = () => ({
    ...{ url: null, secrets: null, events: null, name: "", goneAt: null, goneUrl: null },
    updatedAt: clock.now(),
  });

  async function remove(webhook: WebhookKey, author: string | null): Promise<void> {
    const changed = await change(webhook, author, async (one) => (isSet(one) ? { next: nothing() } : null));
    if (changed) await pending.failAll(webhook, REMOVED);
  }

  /** @param seen - the stored webhook as the caller sees it; `null` where there is nothing to change. */
  async function save(
    webhook: WebhookKey,
    { url: given, rotate = false, events: named, name: called }: WebhookChange,
    author: string | null,
    seen: (stored: StoredWebhook | null) => { readonly known: StoredWebhook | null } | null,
  ): Promise<Decision | null> {
    let moved = false;
    const saved = await change(webhook, author, async (stored) => {
      const view = seen(stored);
      if (!view) return null;
      const { known } = view;
      const address = known && awaited(known);
      const url = given ?? known?.url ?? address;
      if (url === null) throw invalidUrl(explain("receiver_missing"));
      const mints = rotate || known === null || known.url === null || known.secrets === null;
      moved = url !== known?.url;
      const events = named ? inOrder(named) : (known?.events ?? null);
      const name = called ?? known?.name ?? "";
      if (known && address !== null && given === undefined && !rotate)
        return { next: { ...known, events, name, updatedAt: clock.now() } };
      const others = { url, events, name, updatedAt: clock.now(), goneAt: null, goneUrl: null };
      const isSame = !moved && name === known?.name && Bun.deepEquals(inOrder(events), inOrder(known.events));
      if (!mints && isSame) return null;
      if (!mints) return { next: { ...others, secrets: known.secrets } };
      const secrets = await rotated(webhook, known?.secrets ?? null);
      return { next: { ...others, secrets: await seal(webhook, secrets) }, secret: secrets.present };
    });
    if (saved && moved) pending.wake(webhook);
    return saved;
  }

  async function known(webhook: WebhookKey): Promise<KeyedWebhook> {
    const found = await store.get(webhook);
    if (!isSet(found)) throw new Fault("webhook_not_found", "You have no webhook with this id.");
    return found;
  }

  async function recordOf(webhook: WebhookKey, saved: Decision | null): Promise<SavedRecord> {
    const shown = toRecord(await known(webhook));
    return saved?.secret === undefined ? shown : { ...shown, secret: saved.secret };
  }

  return {
    get: async (webhook) => shownOf(await store.get(webhook)),

    async put(webhook, input, author) {
      const { url, rotate = false, events } = input;
      if (url === undefined && !rotate && events === undefined)
        throw invalidUrl(explain("receiver_required"));
      if (url === "") {
        await remove(webhook, author);
        return shownOf(await store.get(webhook));
      }
      if (url !== undefined) await checkUrl(url);
      const change = {
        rotate,
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events }),
      };
      // A receiver that is gone has removed it.
      const saved = await save(webhook, change, author, (stored) => ({
        known: stored?.url == null ? null : stored,
      }));
      const shown = shownOf(saved?.next ?? (await store.get(webhook)));
      return saved?.secret === undefined ? shown : { ...shown, secret: saved.secret };
    },

    list: async (tenantId) => (await store.list(tenantId)).filter(isSet).map(toRecord),

    find: async (webhook) => toRecord(await known(webhook)),

    async add(tenantId, input, author) {
      await checkUrl(input.url);
      const first = firstOf(tenantId);
      const saved = await save(first, input, author, (stored) => (isSet(stored) ? null : { known: null }));
      if (saved) return recordOf(first, saved);
      const webhook = webhookKeyOf(tenantId, ids.id("hook"));
      return recordOf(webhook, await save(webhook, input, author, (stored) => ({ known: stored })));
    },

    async arrive(tenantId, { url, events, name }, author) {
      await checkUrl(url);
      const first = firstOf(tenantId);
      const all = (await store.list(tenantId)).filter(isSet);
      if (all.some((one) => one.name === name && (one.url ?? awaited(one)) === url)) return false;
      const isFirst = all.every(({ webhook }) => webhook !== first);
      const webhook = isFirst ? first : webhookKeyOf(tenantId, ids.id("hook"));
      const made = await change(webhook, author, async (stored) =>
        isSet(stored) ? null : { next: { ...nothing(), events: inOrder(events), name, goneUrl: url } },
      );
      return made !== null;
    },

    async edit(webhook, input, author) {
      const address = awaited(await known(webhook));
      const url = input.url ?? (input.rotate === true ? address : null);
      if (url !== null) await checkUrl(url);
      return recordOf(
        webhook,
        await save(webhook, input, author, (stored) => (isSet(stored) ? { known: stored } : null)),
      );
    },

    async drop(webhook, author) {
      await known(webhook);
      if (webhook === firstOf(tenantOf(webhook))) return remove(webhook, author);
      if (await store.drop(webhook, deedOf(needs, author))) await pending.failAll(webhook, REMOVED);
    },

    async receiverOf(webhook) {
      const found = await store.get(webhook);
      if (found === null || found.url === null || found.secrets === null) return null;
      const secrets = await open(webhook, found.secrets);
      return {
        url: found.url,
        secrets: [secrets.present, ...valid(secrets).map(({ secret }) => secret)],
      };
    },

    async end(webhook, url) {
      const changed = await change(webhook, null, async (present) => {
        if (present?.url !== url) return null;
        const { events, name } = present;
        return { next: { ...nothing(), events, name, goneAt: clock.now(), goneUrl: url } };
      });
      if (changed) await pending.failAll(webhook, REMOVED);
    },
  };
}

/** Why deliveries fail that wait for a webhook which is removed. */
const REMOVED = "webhook_removed";

/** The row to store, and the secret that was made for it. */
interface Decision {
  readonly next: Omit<StoredWebhook, "revision">;
  readonly secret?: string;
}

function tooMany(): Fault {
  return new Fault(
    "plan_limit",
    `A workspace has at most ${MOST_WEBHOOKS} webhooks. Delete one that is not used.`,
  );
}
