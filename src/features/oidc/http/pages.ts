import { readableRefusal, smallPage } from "../../../kit/http/notice.ts";
import { asFault } from "../../../kit/http/problems.ts";
import { bestLanguage, prefersHtml } from "../../../kit/shared/accept.ts";
import { markup } from "../../../kit/shared/markup.ts";
import { PROBLEMS } from "../../../kit/shared/problems.ts";

/** Refusals that a person sees in the browser, who was sent here by the provider. */
const SHOWN = [
  "sign_in_expired",
  "sign_in_denied",
  "identity_unknown",
  "identity_taken",
  "provider_unavailable",
] as const;
type Shown = (typeof SHOWN)[number];

interface Texts {
  readonly refusals: Readonly<Record<Shown, readonly [heading: string, advice: string]>>;
  readonly again: string;
  readonly others: string;
}

/** `{name}` stands for what people call the provider. */
const TEXTS: Readonly<Record<"en" | "de", Texts>> = {
  en: {
    refusals: {
      sign_in_expired: [
        "Please sign in again",
        "This sign-in was begun in another window, or it took longer than ten minutes.",
      ],
      sign_in_denied: [
        "{name} did not sign you in",
        "Either it was broken off there, or your account at {name} may not use this service. Whoever runs {name} can change that.",
      ],
      identity_unknown: [
        "You are not known here yet",
        "{name} has signed you in, but no account here belongs to yours there. If you have one here, sign in to it as before and link it with {name}. If you have none, ask a colleague to invite you.",
      ],
      identity_taken: [
        "Linked with another account",
        "Your account at {name} belongs to another account here. Sign in to that one and end the link first.",
      ],
      provider_unavailable: [
        "{name} does not answer",
        "It is no fault of yours. Try again in a moment, or sign in another way.",
      ],
    },
    again: "Try again",
    others: "Other ways to sign in",
  },
  de: {
    refusals: {
      sign_in_expired: [
        "Bitte noch einmal anmelden",
        "Diese Anmeldung wurde in einem anderen Fenster begonnen, oder sie hat länger als zehn Minuten gedauert.",
      ],
      sign_in_denied: [
        "{name} hat Sie nicht angemeldet",
        "Die Anmeldung wurde dort abgebrochen, oder Ihr Konto bei {name} darf diesen Dienst nicht nutzen. Ändern kann das, wer {name} betreibt.",
      ],
      identity_unknown: [
        "Sie sind hier noch nicht bekannt",
        "{name} hat Sie angemeldet, aber zu Ihrem Konto dort gehört hier keines. Wenn Sie hier eines haben, melden Sie sich darin wie bisher an und verknüpfen es mit {name}. Sonst lassen Sie sich von einer Kollegin oder einem Kollegen einladen.",
      ],
      identity_taken: [
        "Mit einem anderen Konto verknüpft",
        "Ihr Konto bei {name} gehört hier zu einem anderen Konto. Melden Sie sich in diesem an und heben Sie die Verknüpfung zuerst auf.",
      ],
      provider_unavailable: [
        "{name} antwortet nicht",
        "An Ihnen liegt es nicht. Versuchen Sie es gleich noch einmal, oder melden Sie sich anders an.",
      ],
    },
    again: "Noch einmal versuchen",
    others: "Anders anmelden",
  },
};

/**
 * A refusal as a page that says what to do.
 * @param provider - its name.
 * @throws the error itself, when the client prefers a problem document or there is no page for it.
 */
export function refusalPage(
  request: Request,
  error: unknown,
  provider: string,
  links: { readonly start: string; readonly console: string },
): Response {
  const { code } = asFault(error);
  const shown = SHOWN.find((one) => one === code);
  if (shown === undefined) return readableRefusal(request, error);
  if (!prefersHtml(request.headers.get("accept"))) throw error;
  const language = bestLanguage(request.headers.get("accept-language"), ["en", "de"]);
  const { refusals, again, others } = TEXTS[language];
  const [heading = "", advice = ""] = refusals[shown].map((text) =>
    text.replaceAll("{name}", () => provider),
  );
  return smallPage({
    ...{ language, heading, advice, status: PROBLEMS[shown][0], formAction: "'none'" },
    more: markup`<p><a href="${links.start}">${again}</a></p><p><a href="${links.console}">${others}</a></p>`,
  });
}
