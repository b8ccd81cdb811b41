import { smallPage } from "../../../kit/http/notice.ts";
import { bestLanguage } from "../../../kit/shared/accept.ts";
import { markup } from "../../../kit/shared/markup.ts";
import { ROLES } from "../../../kit/shared/roles.ts";
import { ALL_SCOPES } from "../../../kit/shared/scopes.ts";
import type { Membership, Person } from "../../people/records.ts";
import type { Sent, Wish } from "../authorize.ts";
import { PATHS } from "../constants.ts";
import { filled, TEXTS } from "./texts.ts";

/** The parameters that lead from the page to the consent. */
const CARRIED = [
  ...["response_type", "client_id", "redirect_uri", "scope", "state", "resource"],
  ...["code_challenge", "code_challenge_method"],
];

/** The names of the fields that a person fills in. */
export const FIELDS = { workspace: "workspace", decision: "decision" } as const;

/** From the page itself, which may be behind a base address with a path. */
const ACTION = PATHS.authorize.slice(PATHS.authorize.lastIndexOf("/") + 1);

/** The name of the field of a scope. */
export const fieldOf = (scope: string) => `may:${scope}`;

export const languageOf = ({ headers }: Request) =>
  bestLanguage(headers.get("accept-language"), ["en", "de"]);

/** Parameters of a request for access, of each the first. Others are left out. */
export function sentIn(parameters: URLSearchParams): Sent {
  return Object.fromEntries(
    CARRIED.flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The page that asks a person for consent: who asks, where it leads, in which workspace, and for what. */
export function consentPage(
  request: Request,
  wish: Wish,
  sent: Sent,
  who: { readonly person: Pick<Person, "name" | "email">; readonly memberships: readonly Membership[] },
): Response {
  const language = languageOf(request);
  const texts = TEXTS[language];
  const { client, host, isLocal } = wish;
  const { person, memberships } = who;
  const offered = ALL_SCOPES.filter((scope) =>
    memberships.some(({ role }) => ROLES[role].some((own) => own === scope)),
  );
  const origin = client.host === null ? texts.unproven : filled(texts.proven, { host: client.host });
  const workspaces = memberships.map(
    ({ tenant }, index) =>
      markup`<label><input type="radio" name="${FIELDS.workspace}" value="${tenant.id}" required${index === 0 && memberships.length === 1 ? markup` checked` : null}><span>${tenant.name}</span></label>`,
  );
  const scopes = offered.map(
    (scope) =>
      markup`<label><input type="checkbox" name="${fieldOf(scope)}" value="on"${wish.scopes.includes(scope) ? markup` checked` : null}><span>${texts.scopes[scope]}</span></label>`,
  );
  return smallPage({
    language,
    heading: filled(texts.wants, { app: client.name }),
    advice: filled(texts.leads, { host }),
    // The address may lead on, to a page that says that all is well: Chromium holds each of them against
    // this. And no policy can name an address such as `[::1]`.
    formAction: isLocal ? "'self' http:" : "'self' https:",
    // On plain http nothing else says that the click was made on this page.
    tellsOrigin: true,
    more: markup`<p class="host">${host}</p>
      ${isLocal ? markup`<p>${texts.local}</p>` : null}
      <p>${origin}</p>
      <form method="post" action="${ACTION}">
        ${Object.entries(sent).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
        <fieldset><legend>${texts.workspace}</legend>${workspaces}</fieldset>
        <fieldset><legend>${texts.may}</legend>${scopes}</fieldset>
        <p>${texts.noMore}</p>
        <p>${filled(texts.as, { person: person.name, email: person.email })}</p>
        <button name="${FIELDS.decision}" value="allow">${texts.allow}</button>
        ${" "}
        <button name="${FIELDS.decision}" value="decline" formnovalidate>${texts.decline}</button>
      </form>`,
  });
}

/** The page for a person who is not signed in. @param back - the path with the query at which it goes on. */
export function signInPage(request: Request, app: string, baseUrl: string, back: string): Response {
  const language = languageOf(request);
  const [heading, advice, link, again] = TEXTS[language].signIn;
  return smallPage({
    language,
    heading,
    advice: filled(advice, { app }),
    formAction: "'none'",
    more: markup`<p><a href="${`${baseUrl}/app?then=${encodeURIComponent(back)}`}">${link}</a></p><p><a href="${`${baseUrl}${back}`}">${again}</a></p>`,
  });
}

/** Why a person is not asked, or the consent is not taken. */
export type Trouble = "nowhere" | "refused" | "nothing" | "left" | "secondFactor" | "foreign" | "recent";

const STATUS: Readonly<Record<Trouble, number>> = {
  ...{ nowhere: 403, refused: 400, nothing: 400, left: 403, secondFactor: 403, foreign: 403, recent: 403 },
};

/** A page that says what is in the way. @param reason - for the makers of the app, in English. */
export function troublePage(request: Request, trouble: Trouble, reason = ""): Response {
  const language = languageOf(request);
  const [heading, advice] = TEXTS[language][trouble];
  return smallPage({
    language,
    heading,
    advice: filled(advice, { reason }),
    formAction: "'none'",
    more: null,
    status: STATUS[trouble],
  });
}
