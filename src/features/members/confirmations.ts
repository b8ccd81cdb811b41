import { type Clock, DAY, SECOND } from "../../kit/shared/clock.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { Letter } from "../mail/post.ts";
import type { TenantStore } from "../tenants/store/tenants.ts";
import type { MailLanguage } from "../watch/traits.ts";
import { linkEnded } from "./invitations.ts";
import { workspaceLetter } from "./letters.ts";
import type { MayMail } from "./mail-limits.ts";

/** A link is good for so long. */
const VALID = 3 * DAY;

const TOKEN = /^(ten_[0-9a-z]{1,40})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

/** The addresses of new workspaces, each proved by a mailed link. */
export interface Confirmations {
  /** Mails the link, which the limits of mails allowed. */
  ask(tenant: Pick<Tenant, "id" | "name" | "email">, language: MailLanguage): void;
  /** Mails it where they allow it. Nobody is told whether they did. */
  askQuietly(tenant: Pick<Tenant, "id" | "name" | "email">, language: MailLanguage): void;
  /** Whether a link has done its work already. @throws Fault `link_ended` */
  isDone(token: string): Promise<boolean>;
  /**
   * Confirms the address of a workspace.
   * @param personId - of whoever is signed in there: it is this person's address, too, if it is the one they
   * gave. A stranger who   opens the link confirms nobody's account.
   * @throws Fault `link_ended`
   */
  confirm(token: string, personId: string | null): Promise<void>;
}

/**
 * The link is signed over workspace, address and end, so nothing is stored, and one for a former address is
 * good for nothing.
 */
export function createConfirmations(needs: {
  store: Pick<TenantStore, "byId" | "confirm">;
  signer: Signer;
  /** Sends a mail soon. */
  mail: (write: () => Promise<Letter | null>) => void;
  mayMail: MayMail;
  baseUrl: string;
  clock: Clock;
  /** Called when cached keys and sessions may be out of date. */
  onChanged: () => void;
}): Confirmations {
  const { store, signer, mail, mayMail, baseUrl, clock, onChanged } = needs;

  const signed = ({ id, email }: Pick<Tenant, "id" | "email">, end: string) =>
    `${id} ${email.toLowerCase()} ${end}`;

  /** The workspace of a link. @throws Fault `link_ended` */
  async function read(token: string): Promise<Tenant> {
    const [, id = "", end = "", signature = ""] = TOKEN.exec(token) ?? [];
    if (Number.parseInt(end, 36) * SECOND <= clock.now()) throw linkEnded();
    const tenant = id === "" ? null : await store.byId(id);
    if (tenant && (await signer.verify(signed(tenant, end), signature))) return tenant;
    throw linkEnded();
  }

  async function letterTo(
    tenant: Pick<Tenant, "id" | "name" | "email">,
    language: MailLanguage,
  ): Promise<Letter> {
    const end = Math.floor((clock.now() + VALID) / SECOND).toString(36);
    const link = `${baseUrl}/confirm/${tenant.id}.${end}.${await signer.sign(signed(tenant, end))}`;
    return { to: tenant.email, mail: workspaceLetter(language, { workspace: tenant.name, link }) };
  }

  return {
    ask: (tenant, language) => mail(() => letterTo(tenant, language)),

    askQuietly: (tenant, language) =>
      mail(async () =>
        (await mayMail("workspace", tenant.email, tenant.id)) ? letterTo(tenant, language) : null,
      ),

    isDone: async (token) => !(await read(token)).unconfirmed,

    async confirm(token, personId) {
      const { id, email } = await read(token);
      if (!(await store.confirm(id, email, personId, clock.now()))) throw linkEnded();
      onChanged();
    },
  };
}
