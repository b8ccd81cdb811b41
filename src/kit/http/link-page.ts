import { Type } from "@sinclair/typebox";
import type { MailLinkState, MailStep } from "../shared/mail-link.ts";
import { markup } from "../shared/markup.ts";
import { readableRefusal, smallPage } from "./notice.ts";
import { NO_STORE } from "./operation-headers.ts";
import { ACCEPT_LANGUAGE } from "./request-parameters.ts";

/**
 * The page that a link in a mail opens: a heading, what to do, and a button where something is to be done. Programs
 * that scan mails open its links, so only the button does anything.
 * @param content.tellsOrigin - whether its form says where it stands.
 */
export function linkPage(content: {
  readonly language: "en" | "de";
  readonly heading: string;
  readonly advice: string;
  readonly button?: string | undefined;
  readonly tellsOrigin?: boolean;
}): Response {
  const { button, ...page } = content;
  const more = button === undefined ? null : markup`<form method="post"><button>${button}</button></form>`;
  return smallPage({ ...page, more, formAction: more ? "'self'" : "'none'" });
}

/** The parts of an operation that such pages share. */
export function linkPageOperation(referrerPolicy: "no-referrer" | "same-origin") {
  return {
    tag: "tenants",
    limited: true,
    storage: true,
    pages: true,
    parameters: [ACCEPT_LANGUAGE],
    answers: {
      200: {
        description: "A page",
        mediaType: "text/html",
        schema: Type.String(),
        example: "<!doctype html>…",
        headers: {
          "content-security-policy": "Nothing but its style",
          "referrer-policy": referrerPolicy,
          "content-language": "`en` or `de`",
          ...NO_STORE,
        },
      },
    },
  } as const;
}

const STEPS = {
  en: {
    confirm: { heading: "Confirm this address", button: "Confirm" },
    confirmed: { heading: "Confirmed" },
    stop: { heading: "Stop these mails?", button: "Stop them" },
    stopped: { heading: "Stopped" },
  },
  de: {
    confirm: { heading: "Adresse bestätigen", button: "Bestätigen" },
    confirmed: { heading: "Bestätigt" },
    stop: { heading: "Mails abbestellen?", button: "Abbestellen" },
    stopped: { heading: "Abbestellt" },
  },
} as const;

const STOPPED = {
  en: "Nothing more is sent to this address.",
  de: "An diese Adresse wird nichts mehr gesendet.",
} as const;

/**
 * Answers with the page of a step, or the notice of a refusal.
 * @param advices - the sentence of each step about these mails.
 */
export function mailStepPage(
  advices: Readonly<Record<"en" | "de", Readonly<Record<Exclude<MailStep, "stopped">, string>>>>,
) {
  return async (request: Request, read: () => Promise<MailLinkState>): Promise<Response> => {
    try {
      const { language, step } = await read();
      const advice = step === "stopped" ? STOPPED[language] : advices[language][step];
      return linkPage({ language, advice, ...STEPS[language][step] });
    } catch (error) {
      return readableRefusal(request, error);
    }
  };
}
