import { smallPage } from "../../../kit/http/notice.ts";
import { textsOf } from "../../../kit/languages/languages.ts";
import type { ReportTexts } from "../../../kit/languages/model.ts";
import type { LanguageTag } from "../../../kit/languages/tags.ts";
import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import { REPORT_LENGTHS, REPORT_REASONS, type ReportField } from "../constants.ts";
import type { ReportForm, ReportProblem, ReportProblems } from "../form.ts";
import type { ReportReceipt } from "../model.ts";

/** Why a report without a mistake was not taken. */
type Trouble = keyof ReportTexts["troubles"];

/** A report that was sent and not taken. */
export interface RefusedReport {
  readonly problems: ReportProblems;
  readonly trouble: Trouble | null;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An empty form for a code. */
export function formFor(code: string): ReportForm {
  return { texts: { code, words: "", name: "", email: "" }, reason: null, website: "" };
}

/** The kinds of text fields, by what a browser does to help. */
const INPUTS = {
  code: { type: "text", autocomplete: "off" },
  name: { type: "text", autocomplete: "name" },
  email: { type: "email", autocomplete: "email" },
} as const;

/**
 * The page with the form. @param root - the relative address of the service's root.
 * @param refused - the mistakes of what was sent, which the form keeps.
 */
export function reportPage(
  language: LanguageTag,
  root: string,
  form: ReportForm,
  refused: RefusedReport | null = null,
): Response {
  const texts = textsOf(language).report;
  const [heading, advice] = texts.open;
  const { problems = {}, status = 200, headers = {} } = refused ?? {};
  const field = (name: ReportField) => fieldOf(name, form.texts[name], problems[name] ?? null, texts);
  return smallPage({
    ...{ language, heading, advice, status, headers },
    ...(refused ? { title: `${texts.error}: ${heading}` } : {}),
    formAction: "'self'",
    more: markup`
      <form class="fill" method="post" action="${root}api/reports" novalidate>
        ${refused && summaryOf(refused, texts)}
        ${field("code")}
        ${reasonsOf(form, problems, texts)}
        ${field("words")}${field("name")}${field("email")}
        <div class="trap" aria-hidden="true"><label>${texts.leaveEmpty}<input name="website" tabindex="-1" autocomplete="off"></label></div>
        <p>${texts.kept}</p><p>${texts.statement}</p>
        <button>${texts.button}</button>
      </form>`,
  });
}

/** The page behind a report: its number, and what comes. */
export function takenPage(language: LanguageTag, { number, mailed, counted }: ReportReceipt): Response {
  const texts = textsOf(language).report;
  const [heading, advice] = texts.taken;
  const outcome = mailed ? "mailed" : counted ? "counted" : "kept";
  return smallPage({
    ...{ language, heading, advice },
    formAction: "'none'",
    more: markup`<p class="host" role="status" dir="ltr">${number}</p><p class="done">${texts.outcomes[outcome]}</p>`,
  });
}

function fieldOf(
  name: ReportField,
  value: string,
  problem: ReportProblem | null,
  texts: ReportTexts,
): Markup {
  const hints: Readonly<Partial<Record<ReportField, string>>> = texts.hints;
  const hint = hints[name];
  const described = [hint === undefined ? "" : `${name}-hint`, problem ? `${name}-error` : ""]
    .join(" ")
    .trim();
  const marks = markup`${described !== "" && markup` aria-describedby="${described}"`}${problem && markup` aria-invalid="true"`}`;
  const common = markup`id="${name}" name="${name}" dir="auto" maxlength="${REPORT_LENGTHS[name]}"${marks}`;
  const control =
    name === "words"
      ? // HTML drops a line break right behind the tag.
        markup`<textarea ${common} rows="5" required>${"\n"}${value}</textarea>`
      : markup`<input ${common} type="${INPUTS[name].type}" autocomplete="${INPUTS[name].autocomplete}" value="${value}"${name === "code" && markup` required`}>`;
  return markup`<div>
    <label for="${name}">${texts.labels[name]}</label>
    ${hint !== undefined && markup`<p id="${name}-hint">${hint}</p>`}${errorOf(name, problem, texts)}${control}
  </div>`;
}

function reasonsOf(form: ReportForm, { reason }: ReportProblems, texts: ReportTexts): Markup {
  const choices = REPORT_REASONS.map(
    (name, index) =>
      markup`<label><input type="radio" name="reason" value="${name}"${index === 0 && markup` id="reason"`}${form.reason === name && markup` checked`} required><span>${texts.reasons[name]}</span></label>`,
  );
  const marks = reason !== undefined && markup` aria-describedby="reason-error"`;
  return markup`<fieldset${marks}><legend>${texts.labels.reason}</legend>${errorOf("reason", reason ?? null, texts)}${choices}</fieldset>`;
}

/** All mistakes in one place, which gets the focus. Each line links to its field. */
function summaryOf({ problems, trouble }: RefusedReport, texts: ReportTexts): Markup {
  const order = ["code", "reason", "words", "name", "email"] as const;
  const lines = order.flatMap((name) => {
    const problem = problems[name];
    if (!problem) return [];
    return [markup`<li><a href="#${name}">${texts.labels[name]}</a>: ${sentence(name, problem, texts)}</li>`];
  });
  const words = trouble === null ? texts.problems.heading : texts.troubles[trouble];
  return markup`<div role="alert" tabindex="-1" autofocus><p>${words}</p>${lines.length > 0 && markup`<ul>${lines}</ul>`}</div>`;
}

function errorOf(name: ReportField | "reason", problem: ReportProblem | null, texts: ReportTexts): Piece {
  return problem && markup`<p class="error" id="${name}-error">${sentence(name, problem, texts)}</p>`;
}

function sentence(name: ReportField | "reason", problem: ReportProblem, { problems }: ReportTexts): string {
  if (name === "reason") return problems.choose;
  return problem === "tooLong" ? problems.tooLong(REPORT_LENGTHS[name]) : problems[problem];
}
