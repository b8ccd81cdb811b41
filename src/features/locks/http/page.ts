import { smallPage } from "../../../kit/http/notice.ts";
import { withdrawalForm } from "../../../kit/http/withdrawal.ts";
import { textsFor } from "../../../kit/languages/languages.ts";
import { markup } from "../../../kit/shared/markup.ts";

/** Why the page asks once more. */
export type LockProblem = "empty" | "wrong" | "limited" | "busy" | "storage";

/** The page of a locked code as somebody meets it. */
export interface LockedPage {
  readonly shortId: string;
  /** `null` for none. */
  readonly hint: string | null;
  /** Why it asks once more; `null` the first time. */
  readonly problem: LockProblem | null;
  readonly acceptLanguage: string | null;
  /** The address of the form that reports the code. */
  readonly report: string;
  /** From the page to its folder, `/p/`: empty, or `../`. */
  readonly folder: "" | "../";
  /** Whether consent can be withdrawn here, or just was. */
  readonly withdrawal: "offered" | "done" | null;
}

/**
 * The page that asks for the password of a code. It has nothing of the code but its hint.
 *
 * The answer to its form leads to the page, which may lead on to any address, and browsers hold a form's
 * policy against that, too.
 */
export function lockedPage(
  { shortId, hint, problem, acceptLanguage, report, folder, withdrawal }: LockedPage,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { lang: language, lock: texts, notices } = textsFor(acceptLanguage);
  const error = problem && texts.problems[problem];
  const marks = error && markup` aria-invalid="true"`;
  const described = [hint && "lock-hint", error && "lock-error"].filter(Boolean).join(" ");
  const description = described !== "" && markup` aria-describedby="${described}"`;
  return smallPage({
    language,
    heading: texts.heading,
    advice: texts.advice,
    ...(error && { title: `${texts.error}: ${texts.heading}` }),
    more: markup`
      <form class="fill" method="post" action="${folder}${shortId}/unlock">
        <div>
          <label for="lock-password">${texts.label}</label>
          ${hint && markup`<p id="lock-hint">${texts.hint}: <bdi>${hint}</bdi></p>`}
          ${error && markup`<p class="error" id="lock-error" role="alert">${error}</p>`}
          <input id="lock-password" name="password" type="password" autocomplete="current-password"
            autocapitalize="none" spellcheck="false" required autofocus${marks}${description}>
        </div>
        <button>${texts.open}</button>
      </form>
      ${withdrawal && withdrawalForm({ action: `${folder}${shortId}/consent`, done: withdrawal === "done" }, notices.withdrawal)}
      <p class="report"><a href="${report}" rel="noreferrer nofollow">${texts.report}</a></p>`,
    formAction: "'self' https: http:",
    status,
    headers,
  });
}
