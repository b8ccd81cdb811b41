import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { linkPage, linkPageOperation } from "../../../kit/http/link-page.ts";
import { readableRefusal } from "../../../kit/http/notice.ts";
import { operation } from "../../../kit/http/operation.ts";
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

/** `/alerts/{token}`: the links in mails. */
export function alertRoutes({ gate, limit, alerts }: { gate: Gate; limit: Limiter; alerts: AlertService }) {
  async function page(request: Request, read: () => Promise<LinkState>): Promise<Response> {
    try {
      const { language, step } = await read();
      const { heading, advice, button } = TEXTS[language][step];
      return linkPage({ language, heading, advice, button });
    } catch (error) {
      return readableRefusal(request, error);
    }
  }

  const described = {
    ...linkPageOperation("no-referrer"),
    path: PATH,
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
