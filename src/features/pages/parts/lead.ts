import type { PageTexts } from "../../../kit/languages/page-model.ts";
import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import type { LeadField } from "../../leads/constants.ts";
import { icon } from "../icons.ts";
import { LEAD_LENGTHS, type LeadProblem, type LeadRefusal, type LeadState } from "../model.ts";
import type { RenderContext } from "../render-context.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** How a browser helps to fill in a field. */
const LEAD_INPUTS = {
  email: { type: "email", mode: "email", autocomplete: "email" },
  name: { type: "text", mode: "text", autocomplete: "name" },
  phone: { type: "tel", mode: "tel", autocomplete: "tel" },
  company: { type: "text", mode: "text", autocomplete: "organization" },
  message: { type: "textarea", mode: "text", autocomplete: "off" },
} as const satisfies Record<LeadField, object>;

type Refused = Extract<LeadState, { kind: "refused" }>;

/**
 * The lead form with its errors, or the thanks after it was sent. Nothing without `landing.lead`, unless the
 * template is the one whose page is a form.
 */
export function leadSection(context: RenderContext): Markup {
  const { page, visit, texts, root } = context;
  const { landing, shortId } = page.source;
  const lead = landing?.lead;
  const refused = visit.lead.kind === "refused" ? visit.lead : null;
  if (!lead && landing?.template !== "lead" && visit.lead.kind === "open") return markup``;
  if (visit.lead.kind === "sent") return thanks(context);
  const asked: readonly LeadField[] = lead?.ask ?? ["email", "message"];
  const required = lead?.required ?? [];
  const action = `${root}api/leads/${shortId}`;
  const problems = refused ? problemsOf(refused, asked) : {};
  const token = refused?.submission ?? context.submission;
  return markup`
    <section id="lead" aria-labelledby="lead-heading">
      <h2 id="lead-heading">${texts.lead.heading}</h2>
      ${refused && summary(refused, asked, texts)}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="submission" value="${token}">
        ${visit.proof !== null && markup`<input type="hidden" name="unlock" value="${visit.proof}">`}
        ${asked.map((name) => field(name, required.includes(name), problems[name] ?? null, refused, texts))}
        ${trap(texts)}
        ${agreement(lead?.consentText ?? texts.lead.agreement, refused, texts)}
        <p class="cta">
          <button class="button"><span dir="auto">${lead?.submitLabel?.trim() || texts.lead.submit}</span></button>
        </p>
        <p class="trouble" role="alert" hidden data-trouble="${texts.lead.failed}"></p>
      </form>
    </section>`;
}

/** A field that people neither see nor reach. A program that fills it in gives itself away. */
function trap({ lead }: PageTexts): Markup {
  return markup`
    <div class="trap" aria-hidden="true">
      <label>${lead.leaveEmpty}<input name="website" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true"></label>
    </div>`;
}

function thanks({ page, texts, root }: RenderContext): Markup {
  const own = paragraphsOf(page.source.landing?.lead?.thanks);
  return markup`
    <section id="lead" class="thanks" aria-labelledby="lead-heading">
      ${icon("check")}
      <div role="status">
        <h2 id="lead-heading" tabindex="-1" autofocus data-focus>${texts.lead.sentHeading}</h2>
        ${own.length > 0 ? own : markup`<p>${texts.lead.sent}</p>`}
      </div>
      <p><a href="${root}p/${page.source.shortId}#lead">${texts.lead.again}</a></p>
    </section>`;
}

/** All problems in one place, which gets the focus. Each line links to its field. */
function summary(refused: Refused, asked: readonly LeadField[], texts: PageTexts): Markup {
  const { trouble } = refused.refusal;
  const problems = problemsOf(refused, asked);
  const fields = [...asked, "consent" as const].flatMap((name) => {
    const problem = problems[name];
    if (!problem) return [];
    const label = name === "consent" ? "" : `${texts.lead.labels[name]}: `;
    return [markup`<li><a href="#lead-${name}">${label}${sentence(problem, name, texts)}</a></li>`];
  });
  const list = fields.length > 0 && markup`<ul>${fields}</ul>`;
  return markup`
    <div class="summary" role="alert" tabindex="-1" autofocus data-focus>
      ${icon("alert")}
      <div><p>${trouble ? texts.lead[trouble] : texts.lead.problems}</p>${list}</div>
    </div>`;
}

/** An empty form's problem stands at its first field. When email is the only field, it asks for an address. */
function problemsOf({ refusal }: Refused, asked: readonly LeadField[]): LeadRefusal["problems"] {
  const [first] = asked;
  if (!refusal.empty || first === undefined) return refusal.problems;
  return { [first]: asked.length === 1 && first === "email" ? "email" : "empty", ...refusal.problems };
}

function field(
  name: LeadField,
  isRequired: boolean,
  problem: LeadProblem | null,
  refused: Refused | null,
  texts: PageTexts,
): Markup {
  const { type, mode, autocomplete } = LEAD_INPUTS[name];
  const value = refused?.values[name] ?? "";
  const marks = problem && markup` aria-invalid="true" aria-describedby="lead-${name}-error"`;
  const demand: Piece = isRequired && markup` required`;
  const common = markup`id="lead-${name}" name="${name}" dir="auto" autocomplete="${autocomplete}" maxlength="${LEAD_LENGTHS[name]}"${demand}${marks}`;
  // HTML drops a line break right behind the tag. With this one, a text that begins with a line break keeps it.
  const control =
    type === "textarea"
      ? markup`<textarea ${common} rows="4">${"\n"}${value}</textarea>`
      : markup`<input ${common} type="${type}" inputmode="${mode}" value="${value}">`;
  return markup`
    <div class="field">
      <label for="lead-${name}">${texts.lead.labels[name]}${isRequired && markup` <span class="must">(${texts.lead.required})</span>`}</label>
      ${error(name, problem, texts)}
      ${control}
    </div>`;
}

function agreement(consentText: string, refused: Refused | null, texts: PageTexts): Markup {
  const problem = refused?.refusal.problems.consent ?? null;
  const marks = problem && markup` aria-invalid="true" aria-describedby="lead-consent-error"`;
  const ticked: Piece = refused?.agreed === true && markup` checked`;
  return markup`
    <div class="field agree">
      ${error("consent", problem, texts)}
      <label for="lead-consent">
        <input type="checkbox" id="lead-consent" name="consent" value="true" required${marks}${ticked}>
        <span dir="auto">${consentText}</span>
      </label>
    </div>`;
}

function error(name: LeadField | "consent", problem: LeadProblem | null, texts: PageTexts): Piece {
  return (
    problem &&
    markup`<p class="error" id="lead-${name}-error">${icon("alert")}<span>${sentence(problem, name, texts)}</span></p>`
  );
}

function sentence(problem: LeadProblem, name: LeadField | "consent", { lead }: PageTexts): string {
  return problem === "tooLong" ? lead.tooLong(name === "consent" ? 0 : LEAD_LENGTHS[name]) : lead[problem];
}
