import { Type } from "@sinclair/typebox";
import { markup } from "../shared/markup.ts";
import { smallPage } from "./notice.ts";
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
