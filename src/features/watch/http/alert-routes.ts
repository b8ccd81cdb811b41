import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { linkPageOperation, mailStepPage } from "../../../kit/http/link-page.ts";
import { operation } from "../../../kit/http/operation.ts";
import type { AlertService } from "../alerts.ts";

const page = mailStepPage({
  en: {
    confirm: "Alerts about destinations of QR codes are then sent to it, one mail a day at most.",
    confirmed: "Alerts are sent to this address from now on.",
    stop: "No further alerts are sent.",
  },
  de: {
    confirm: "Meldungen über die Ziele von QR-Codes gehen dann an diese Adresse, höchstens eine Mail am Tag.",
    confirmed: "Meldungen gehen ab jetzt an diese Adresse.",
    stop: "Es werden dann keine Meldungen mehr gesendet.",
  },
});

const PATH = {
  token: {
    component: "AlertToken",
    description: "From the mail",
    example: "ten_01kahgxyz0f3v8m2q4c6j9t1sw.stop.x",
  },
};

/** `/alerts/{token}`: the links in mails. */
export function alertRoutes({ gate, limit, alerts }: { gate: Gate; limit: Limiter; alerts: AlertService }) {
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
