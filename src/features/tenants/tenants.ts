import type { TenantStore } from "./store/tenants.ts";
import type { FreshKey } from "../keys/keys.ts";
import type { NewKey } from "../keys/records.ts";
import type { Browser } from "../people/accounts.ts";
import type { Owners } from "../people/owners.ts";
import type { NewOwner, OwnerRefusal } from "../people/records.ts";
import type { SignIn } from "../people/sessions.ts";
import type { FirstDays } from "../plans/first-days.ts";
import type { Plans } from "../plans/plans.ts";
import type { Vouchers } from "../plans/vouchers.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import {
  invalidRequest,
  nothingToChange,
  ownerRequired,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import { isContact } from "../../kit/shared/contact.ts";
import { type Deed, deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { type Holder, isOwner, type Tenant } from "../../kit/shared/tenant.ts";
import type { EditTenant, Ours, SignupAnswer, SignupInput, TenantRecord } from "./model.ts";
import type { AlertsInput } from "../watch/alert-model.ts";
import type { AlertService } from "../watch/alerts.ts";
import type { MailLanguage } from "../watch/traits.ts";

/** A workspace that was just made. */
export interface SignedUp {
  readonly answer: SignupAnswer;
  /** The `Set-Cookie` of its owner; `null` where nobody owns it. */
  readonly setCookie: string | null;
}

/** Sign-up, the own record, and leaving. */
export interface Tenants {
  /** @throws Fault `signup_closed` when sign-up is closed. */
  checkOpen(): void;
  /**
   * Adds a workspace and its first key.
   * @param browser - that signs up.
   * @param language - of the mail that asks to confirm the address.
   * @throws Fault `voucher_invalid` without the voucher that `QZ_SIGNUP` requires, what `Vouchers.admit`
   * throws, and with a password   `sign_in_failed`, `invalid_request`, `plan_limit` and Busy.
   */
  signup(input: SignupInput, browser: Browser, language: MailLanguage): Promise<SignedUp>;
  me(tenant: Tenant): Promise<Ours>;
  /**
   * Changes the workspace's name, email or contact, or where alerts are mailed. Another email that has to be
   * confirmed is mailed the link for that.
   * @param language - of that mail.
   * @throws Fault `invalid_request`, `nothing_to_change`, `owner_required` and `invalid_key`.
   */
  edit(by: Holder, input: EditTenant, language: MailLanguage): Promise<Ours>;
  /** Erases the workspace. @throws Fault `confirmation_mismatch` when `confirm` is not its name. */
  leave(tenant: Tenant, confirm: string): Promise<void>;
}

export interface TenantsNeeds {
  readonly store: TenantStore;
  readonly plans: Plans;
  readonly firstDays: Pick<FirstDays, "shown" | "mailing">;
  readonly signup: "open" | "voucher" | "closed";
  readonly signupPlan: string;
  readonly admitByVoucher: Vouchers["admit"];
  readonly owners: Owners;
  /** Mails a workspace the link that confirms its address; `null` where it need not be confirmed. */
  readonly askToConfirm: ((tenant: Tenant, language: MailLanguage) => void) | null;
  /** Signs the owner in. @returns the `Set-Cookie`. */
  readonly enter: (signIn: SignIn) => Promise<string | null>;
  /** A key as every sign-up gets one. It is not stored yet. */
  readonly mainKey: (createdAt: number) => FreshKey;
  /** The address that gets mail when destinations of codes die. */
  readonly alerts: Pick<AlertService, "of" | "set">;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called with the id of a tenant whose short ids answer 410 from now on. */
  readonly onGone: (tenantId: string) => void;
  /** Called when a tenant has another name or contact. */
  readonly onEdited: () => void;
  /** Called when cached keys may be out of date. */
  readonly onKeysChanged: () => void;
  /** Called when there is something to erase in the background. */
  readonly onChores: () => void;
}

export function tenantRecord(tenant: Tenant): TenantRecord {
  const { id, name, email, createdAt, contact, requireSecondFactor, unconfirmed } = tenant;
  return { id, name, email, createdAt: isoTime(createdAt), contact, requireSecondFactor, unconfirmed };
}

/** A workspace that nobody has used yet. */
export function newTenant(
  id: string,
  { name, email }: Pick<SignupInput, "name" | "email">,
  plan: string,
  createdAt: number,
): Tenant {
  const off = { deviceLog: false, suspended: false, requireSecondFactor: false, unconfirmed: false };
  const free = { blockedFor: null, blockedWords: null, blockedAt: null };
  return {
    id,
    name: name.trim(),
    email,
    plan,
    createdAt,
    planValidUntil: null,
    contact: null,
    ...off,
    ...free,
  };
}

export function createTenants(needs: TenantsNeeds): Tenants {
  const { store, plans, clock, ids } = needs;

  /** Adds a new tenant with its key and owner. Where sign-up is open a voucher is optional. */
  async function admit(
    applicant: Tenant,
    key: NewKey,
    voucher: string,
    owner: NewOwner | null,
  ): Promise<Tenant | OwnerRefusal> {
    // The address of the owner is that of the workspace, and may have been confirmed before.
    const unconfirmed = needs.askToConfirm !== null && (owner?.person.confirmedAt ?? null) === null;
    const tenant = { ...applicant, unconfirmed };
    if (voucher !== "") return needs.admitByVoucher(tenant, key, voucher, owner);
    if (needs.signup === "voucher")
      throw new Fault("voucher_invalid", "Signing up here needs a valid voucher. Ask the operator for one.");
    return (await store.add(tenant, key, owner)) ?? tenant;
  }

  async function ownerFor(
    { name, email, password }: SignupInput,
    { address }: Browser,
  ): Promise<NewOwner | null> {
    return password === undefined ? null : needs.owners.of({ name: name.trim(), email, password }, address);
  }

  /** A new address is mailed a link. */
  function setAlerts(tenant: Tenant, alerts: AlertsInput | null, deed: Deed): Promise<void> {
    const set = () => needs.alerts.set(tenant.id, alerts, deed);
    return alerts === null ? set() : needs.firstDays.mailing(tenant, deed.id, set);
  }

  async function me(tenant: Tenant): Promise<Ours> {
    const now = clock.now();
    return {
      tenant: tenantRecord(tenant),
      plan: plans.current(tenant, now),
      grants: plans.grants(tenant, now),
      ...(await needs.firstDays.shown(tenant)),
      alerts: await needs.alerts.of(tenant.id),
      usage: await store.usage(tenant.id),
    };
  }

  return {
    checkOpen() {
      if (needs.signup === "closed")
        throw new Fault(
          "signup_closed",
          "This service takes no new tenants. Ask its operator for an account.",
        );
    },

    async signup(input, browser, language) {
      const at = clock.now();
      const { apiKey, key } = needs.mainKey(at);
      const applicant = newTenant(ids.id("ten"), input, needs.signupPlan, at);
      const voucher = input.voucher?.trim() ?? "";
      let owner = await ownerFor(input, browser);
      let tenant = await admit(applicant, key, voucher, owner);
      if (tenant === "address_taken" || tenant === "person_gone") {
        // Another sign-up was quicker, or the person was erased: now it is the other way round.
        owner = await ownerFor(input, browser);
        tenant = await admit(applicant, key, voucher, owner);
      }
      if (typeof tenant === "string") throw needs.owners.refusal(tenant);
      if (tenant.unconfirmed) needs.askToConfirm?.(tenant, language);
      // The owner may be signed in elsewhere, and is in one workspace more.
      if (owner) needs.onKeysChanged();
      return {
        answer: { tenant: tenantRecord(tenant), plan: plans.current(tenant, at), apiKey },
        setCookie: owner && (await needs.enter(signInOf(owner, browser))),
      };
    },

    me,

    async edit(by, { name, email, contact, alerts, requireSecondFactor }, language) {
      const { tenant } = by;
      if (requireSecondFactor !== undefined && !isOwner(by)) throw ownerRequired();
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(email === undefined ? {} : { email }),
        ...(contact === undefined ? {} : { contact: contact === null ? null : contactAddress(contact) }),
        ...(requireSecondFactor === undefined ? {} : { requireSecondFactor }),
      };
      if (alerts !== undefined) await setAlerts(tenant, alerts, deedOf(needs, by.author));
      else if (Object.keys(changes).length === 0)
        throw nothingToChange("name", "email", "contact", "alerts", "requireSecondFactor");
      if (Object.keys(changes).length === 0) return me(tenant);
      if (!(await store.edit(tenant.id, changes, deedOf(needs, by.author)))) throw workspaceErased();
      needs.onEdited();
      const edited = { ...tenant, ...changes };
      const isMoved = edited.email.toLowerCase() !== tenant.email.toLowerCase();
      if (isMoved && tenant.unconfirmed) needs.askToConfirm?.(edited, language);
      return me(edited);
    },

    async leave(tenant, confirm) {
      if (confirm !== tenant.name)
        throw new Fault("confirmation_mismatch", "To erase the workspace, confirm must be its exact name.", {
          errors: [{ pointer: "/confirm", ...explain("not_tenant_name") }],
        });
      await store.remove(tenant.id, clock.now());
      needs.onKeysChanged();
      needs.onGone(tenant.id);
      needs.onChores();
    },
  };
}

/** Nobody takes a second factor at a sign-up: the person may have to give it now. */
function signInOf({ person }: NewOwner, { device }: Browser): SignIn {
  const { id: personId, passwordHash } = person;
  const ground = { passwordHash };
  return { personId, method: "password", remember: false, secondFactor: false, device, ground };
}

/** @returns the address as browsers write it, in ASCII. @throws Fault `invalid_request` */
function contactAddress(text: string): string {
  const address = URL.parse(text.trim())?.href;
  if (address !== undefined && isContact(address)) return address;
  throw invalidRequest([{ pointer: "/contact", ...explain("contact_address") }]);
}
