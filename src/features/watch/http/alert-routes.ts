import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { readableRefusal, smallPage } from "../../../kit/http/notice.ts";
import { operation } from "../../../kit/http/operation.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { markup } from "../../../kit/shared/markup.ts";
import type { AlertService, LinkState } from "../alerts.ts";
import type { MailLanguage } from "../traits.ts";

interface Text {
  readonly heading: string;
  readonly advice: string;
  readonly button?: string;
}

const TEXTS: Readonly<Record<MailLanguage, Readonly<Record<LinkState["step"], Text>>>> = {
  en: {
    confirm: {
      heading: "Confirm this address",
      advice: "Alerts about destinations of QR codes are then sent to it, one mail a day at most.",
      button: "Confirm",
    },
    confirmed: { heading: "Confirmed", advice: "Alerts are sent to this address from now on." },
    stop: { heading: "Stop these mails?", advice: "No further alerts are sent.", button: "Stop them" },
    stopped: { heading: "Stopped", advice: "Nothing more is sent to this address." },
  },
  de: {
    confirm: {
      heading: "Adresse bestätigen",
      advice:
        "Meldungen über die Ziele von QR-Codes gehen dann an diese Adresse, höchstens eine Mail am Tag.",
      button: "Bestätigen",
    },
    confirmed: { heading: "Bestätigt", advice: "Meldungen gehen ab jetzt an diese Adresse." },
    stop: {
      heading: "Mails abbestellen?",
      advice: "Es werden dann keine Meldungen mehr gesendet.",
      button: "Abbestellen",
    },
    stopped: { heading: "Abbestellt", advice: "An diese Adresse wird nichts mehr gesendet." },
  },
};

const PATH = {
  token: {
    component: "AlertToken",
    description: "From the mail",
    example: "ten_01kahgxyz0f3v8m2q4c6j9t1sw.stop.x",
  },
};

/** `/alerts/{token}`: the links in mails. A mail scanner opens them, so only the button does anything. */
export function alertRoutes({ gate, limit, alerts }: { gate: Gate; limit: Limiter; alerts: AlertService }) {
  async function page(request: Request, read: () => Promise<LinkState>): Promise<Response> {
    try {
      const { language, step } = await read();
      const { heading, advice, button } = TEXTS[language][step];
      const form =
        button === undefined ? null : markup`<form method="post"><button>${button}</button></form>`;
      return smallPage({ language, heading, advice, more: form, formAction: form ? "'self'" : "'none'" });
    } catch (error) {
      return readableRefusal(request, error);
    }
  }

  const described = {
    tag: "tenants",
    limited: true,
    storage: true,
    pages: true,
    path: PATH,
    parameters: [ACCEPT_LANGUAGE],
    answers: {
      200: {
        description: "A page",
        mediaType: "text/html",
        schema: Type.String(),
        example: "<!doctype html>…",
        headers: {
          "content-security-policy": "Nothing but its style",
          "referrer-policy": "no-referrer",
          "content-language": "`en` or `de`",
          ...NO_STORE,
        },
      },
    },
    problems: ["not_found"],
  } as const;

  return new Elysia()
    .get("/alerts/:token", ({ request, params }) => page(request, () => alerts.linked(params.token)), {
      ...operation(gate.reads({ limit }), {
        ...described,
        id: "getAlertLink",
        summary: "The page of a link in a mail",
        description: "It changes nothing: programs that scan mails open its links.",
      }),
    })
    .post("/alerts/:token", ({ request, params }) => page(request, () => alerts.follow(params.token)), {
      ...operation(gate.reads({ limit }), {
        ...described,
        id: "followAlertLink",
        summary: "Confirm an address for alerts, or stop them",
        description: "The token says which of the two. The page says how it ended.",
      }),
    });
}
