import { admission } from "../../app/admission-feature.ts";
import { feature } from "../../app/feature.ts";
import { findPeople } from "../audit/people.ts";
import { keyRecords } from "../keys/keys.ts";
import { post } from "../mail/scan-feature.ts";
import { passwords } from "../passwords/feature.ts";
import { signedIn } from "../people/scan-feature.ts";
import { firstDays } from "../plans/scan-feature.ts";
import { createAccepting } from "./accepting.ts";
import { createConfirmations } from "./confirmations.ts";
import { createAddresses } from "./addresses.ts";
import { confirmationRoutes } from "./http/confirmation-routes.ts";
import { invitationRoutes } from "./http/invitation-routes.ts";
import { memberRoutes } from "./http/member-routes.ts";
import { resetRoutes } from "./http/reset-routes.ts";
import { createInvitations } from "./invitations.ts";
import { BY_ASKER, BY_WORKSPACE, IN_ALL, mayMailBy, TO_MAILBOX } from "./mail-limits.ts";
import { createMembers } from "./members.ts";
import { createResets } from "./resets.ts";

/** The limits of mails to persons, and what sends them. */
export const personMails = feature({
  name: "mails of people",
  async service({ use }) {
    const [gate, { isOpen, soon, settled }] = [await use(admission), await use(post)];
    const limits = {
      byAsker: gate.limiter("mails-of-asker", BY_ASKER),
      toMailbox: gate.limiter("mailbox", TO_MAILBOX),
      inAll: gate.limiter("mails-to-people", IN_ALL),
    };
    return { isOpen, soon, settled, limits, mayMail: mayMailBy(limits) };
  },
});

/** The addresses of people, proved by mailed links. */
export const addresses = feature({
  name: "addresses",
  async service({ context: { stores, baseUrl, clock, ids }, emit, use }) {
    const { isOpen, soon, mayMail } = await use(personMails);
    return createAddresses({
      people: stores.people,
      store: stores.links,
      mail: isOpen ? soon : null,
      onChanged: () => emit("keys.changed", null),
      ...{ mayMail, baseUrl, clock, ids },
    });
  },
});

/** The addresses of new workspaces, proved by mailed links. */
export const confirmations = feature({
  name: "confirmations",
  async service({ context: { stores, keys, baseUrl, clock }, emit, use }) {
    const { soon: mail, mayMail } = await use(personMails);
    return createConfirmations({
      store: stores.tenants,
      signer: await keys.signer("workspace addresses"),
      onChanged: () => emit("keys.changed", null),
      ...{ mail, mayMail, baseUrl, clock },
    });
  },
  async routes({ context: { settings }, gate, service, use }) {
    const { limits } = await use(personMails);
    const links = gate.limiter("links", settings.limits.signIn);
    return [confirmationRoutes({ gate, limits: { links, ...limits }, confirmations: service })];
  },
});

/** The members of a workspace, invitations, and lost passwords. */
export const members = feature({
  name: "members",
  async service({ context, emit, use }) {
    const { stores, plans, baseUrl, clock, ids } = context;
    const { soon: mail, mayMail, isOpen: hasMail } = await use(personMails);
    const [hashing, { sessions, deviceOf }] = [await use(passwords), await use(signedIn)];
    const onChanged = () => emit("keys.changed", null);
    const shared = { mail, mayMail, baseUrl, clock, ids, onChanged };
    const invitations = createInvitations({
      store: stores.invitations,
      mostMembers: (tenant) => plans.grants(tenant, clock.now()).members,
      hasMail,
      mailing: (await use(firstDays)).mailing,
      ...shared,
    });
    return {
      members: createMembers({
        ...{ store: stores.members, invitations: stores.invitations, clock, ids, onChanged },
        keyRecords: (keys) => keyRecords(keys, findPeople(stores.audit)),
      }),
      invitations,
      accepting: createAccepting({
        ...{ invitations, people: stores.people, tenants: stores.tenants },
        ...{ passwords: hashing, sessions, deviceOf, clock, ids },
      }),
      resets: createResets({ people: stores.people, store: stores.links, passwords: hashing, ...shared }),
    };
  },
  async routes({ context: { settings }, gate, service, use }) {
    const { isOpen, limits: mails } = await use(personMails);
    const links = gate.limiter("links", settings.limits.signIn);
    return [
      memberRoutes({ gate, ...service, resetLinks: gate.limiter("reset-links", BY_WORKSPACE) }),
      invitationRoutes({
        gate,
        ...service,
        limits: {
          links,
          invitations: gate.limiter("invitations", BY_WORKSPACE),
          mails: isOpen ? mails : null,
        },
      }),
      resetRoutes({
        gate,
        ...service,
        addresses: await use(addresses),
        limits: { links, resets: gate.limiter("resets", settings.limits.signIn) },
      }),
    ];
  },
});
