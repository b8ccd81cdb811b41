import { Elysia } from "elysia";
import { count } from "../../../kit/http/charge.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { linkPage, linkPageOperation } from "../../../kit/http/link-page.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { operation } from "../../../kit/http/operation.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { bestLanguage } from "../../../kit/shared/accept.ts";
import { mailboxKey, type MailKind } from "../mail-limits.ts";
import type { MailLanguage } from "../../watch/traits.ts";
import type { Confirmations } from "../confirmations.ts";

const TEXTS = {
  en: {
    open: {
      heading: "Confirm this address",
      advice: "The workspace that was made with it can then make QR codes that you change after printing.",
    },
    done: { heading: "Confirmed", advice: "The workspace can make QR codes from now on." },
    button: "Confirm",
  },
  de: {
    open: {
      heading: "Adresse bestätigen",
      advice:
        "Der Arbeitsbereich, der damit angelegt wurde, kann dann QR-Codes anlegen, die sich nach dem Druck ändern lassen.",
    },
    done: { heading: "Bestätigt", advice: "Der Arbeitsbereich kann ab jetzt QR-Codes anlegen." },
    button: "Bestätigen",
  },
} as const;

const KIND: MailKind = "workspace";

const PATH = {
  token: {
    component: "ConfirmationToken",
    description: "From the mail",
    example: "ten_01kahgxyz0f3v8m2q4c6j9t1sw.t6nx40.x",
  },
};

/** The language that a browser asks for. */
function languageOf(request: Request): MailLanguage {
  return bestLanguage(request.headers.get("accept-language"), ["en", "de"]);
}

/**
 * `/confirm/{token}`: the link in the mail to a new workspace. Scanners of mails open it, so only the button
 * does anything.
 */
export function confirmationRoutes(needs: {
  gate: Gate;
  limits: {
    /** Of links that are opened, by client address. */
    readonly links: Limiter;
    /** Of mails of a workspace, to a mailbox, and of the kind. */
    readonly byAsker: Limiter;
    readonly toMailbox: Limiter;
    readonly inAll: Limiter;
  };
  confirmations: Confirmations;
}) {
  const { gate, limits, confirmations } = needs;

  async function page(request: Request, isDone: () => Promise<boolean>): Promise<Response> {
    try {
      const [language, done] = [languageOf(request), await isDone()];
      const { button, ...texts } = TEXTS[language];
      const content = done ? texts.done : { ...texts.open, button };
      return linkPage({ language, tellsOrigin: true, ...content });
    } catch (error) {
      return readableRefusal(request, error);
    }
  }

  const described = { ...linkPageOperation("same-origin"), path: PATH };

  return new Elysia()
    .post(
      "/app/api/me/confirmation",
      async ({ request, set }) => {
        const tenant = tenantOf(request);
        set.status = 202;
        if (!tenant.unconfirmed) return;
        await count(request, limits.byAsker, tenant.id);
        await count(request, limits.toMailbox, mailboxKey(KIND, tenant.email));
        await count(request, limits.inAll, KIND);
        confirmations.ask(tenant, languageOf(request));
      },
      operation(gate.reads({ scopes: ["account"] }), {
        id: "sendConfirmation",
        tag: "tenants",
        summary: "Send the mail again that confirms the workspace's address",
        description:
          "A sign-up sends it where the operator asks for that. Until the link in it is opened, the workspace makes no tracked codes. " +
          "Nothing is sent for an address that need not be confirmed.",
        limited: true,
        storage: true,
        parameters: [ACCEPT_LANGUAGE],
        answers: { 202: { description: "Sent, where it has to be confirmed" } },
      }),
    )
    .get(
      "/confirm/:token",
      ({ request, params }) => page(request, () => confirmations.isDone(params.token)),
      operation(gate.reads({ limit: limits.links }), {
        ...described,
        id: "getConfirmationLink",
        summary: "The page of the link that confirms a workspace's address",
        description: "It changes nothing: programs that scan mails open its links.",
        problems: ["link_ended"],
      }),
    )
    .post(
      "/confirm/:token",
      ({ request, params }) =>
        page(request, async () => {
          const signedIn = await gate.signedInIfAny(request);
          await confirmations.confirm(params.token, signedIn?.personId ?? null);
          return true;
        }),
      operation(gate.reads({ limit: limits.links }), {
        ...described,
        id: "followConfirmationLink",
        summary: "Confirm the address of a workspace",
        description:
          "It confirms the address of the owner as well, if this browser is signed in as the owner, and that is the same.",
        problems: ["link_ended", "foreign_origin", "invalid_key"],
      }),
    );
}
