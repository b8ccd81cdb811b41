import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { linkPageOperation, mailStepPage } from "../../../kit/http/link-page.ts";
import { operation } from "../../../kit/http/operation.ts";
import type { Mailings } from "../mailings.ts";

const page = mailStepPage({
  en: {
    confirm: "Reports about QR codes are then sent to it.",
    confirmed: "Reports are sent to this address from now on.",
    stop: "No further reports are sent.",
  },
  de: {
    confirm: "Berichte über QR-Codes gehen dann an diese Adresse.",
    confirmed: "Berichte gehen ab jetzt an diese Adresse.",
    stop: "Es werden dann keine Berichte mehr gesendet.",
  },
});

const PATH = {
  token: {
    component: "MailingToken",
    description: "From the mail",
    example: "mail_01kahgz9m3q7s1v5x8z2b4d6f0.stop.x",
  },
};

/** `/mailings/{token}`: the links in mails. A mail reader posts to the one that ends them (RFC 8058). */
export function mailingLinkRoutes({
  gate,
  limit,
  mailings,
}: {
  gate: Gate;
  limit: Limiter;
  mailings: Mailings;
}) {
  const described = { ...linkPageOperation("no-referrer"), path: PATH, problems: ["not_found"] } as const;

  return new Elysia()
    .get("/mailings/:token", ({ request, params }) => page(request, () => mailings.linked(params.token)), {
      ...operation(gate.reads({ limit }), {
        ...described,
        id: "getMailingLink",
        summary: "The page of a link in a report",
        description: "It changes nothing: programs that scan mails open its links.",
      }),
    })
    .post("/mailings/:token", ({ request, params }) => page(request, () => mailings.follow(params.token)), {
      ...operation(gate.reads({ limit }), {
        ...described,
        id: "followMailingLink",
        summary: "Confirm an address for reports, or stop them",
        description:
          "The token says which of the two; a mail reader posts to the one that stops them by itself (RFC 8058). The page says how it ended.",
      }),
    });
}
