import { isPassing } from "../../lib/api.ts";
import { explained, useProblemText } from "../../lib/explain.ts";
import { isProblem, type QuietzoneProblem } from "../../../../sdk/src/problem.ts";
import { Offline } from "../../lib/problem.ts";
import { Link } from "../../lib/route.tsx";
import { useLanguage } from "../../lib/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { errorsIn } from "./errors.ts";
import { RowErrors } from "./RowErrors.tsx";
import { check, make, type Stage } from "./session.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

type Failed = Extract<Stage, { readonly kind: "failed" }>;

/** Headings of refusals; the service's own text is shown below. */
const WORDS: Readonly<Record<string, (words: Words["bulk"]) => string>> = {
  plan_limit: (words) => words.planLimit,
  dynamic_code_not_enabled: (words) => words.noTracked,
  body_too_large: (words) => words.tooLarge,
  idempotency_key_reused: (words) => words.underWay,
  rows_invalid: (words) => words.rowsInvalid,
  csv_invalid: (words) => words.badCsv,
};

/** Refusals that a larger plan lifts. */
const PLAN = ["plan_limit", "dynamic_code_not_enabled"];

/** Why checking the file or making its codes failed, and what to do. */
export function Failure({ stage }: { readonly stage: Failed }) {
  const words = useTexts("bulk");
  const reason = useReason();
  const text = useProblemText();
  const language = useLanguage();
  const { error, result, begun } = stage;
  const code = isProblem(error) ? error.code : null;
  const advice = code === null ? undefined : WORDS[code]?.(words);
  const isPlan = code !== null && PLAN.includes(code);
  const rows = errorsIn(stage);

  /** Translations go by the first error; the English detail of the problem also says what to do. */
  const inFull = (problem: QuietzoneProblem) => {
    const [first] = problem.errors;
    return first && language !== "en" ? explained(first, language) : text(problem);
  };

  return (
    <section class="stack">
      <Notice tone="bad">
        <div role="alert">
          <p>
            <strong>
              {error instanceof Offline
                ? lost(result !== null, begun, words, reason(error))
                : (advice ?? reason(error))}
            </strong>
          </p>
          {advice && isProblem(error) && code !== "rows_invalid" && <p>{inFull(error)}</p>}
        </div>
      </Notice>
      {rows.length > 0 && <RowErrors errors={rows} />}
      <div class="row">
        {result && code !== "rows_invalid" ? (
          <Button icon="refresh" onClick={() => void make(result)}>
            {begun ? words.fetchAgain : words.tryAgain}
          </Button>
        ) : (
          isPassing(error) && (
            <Button icon="refresh" onClick={() => void check()}>
              {words.tryAgain}
            </Button>
          )
        )}
        {isPlan && (
          <Link to="/settings" class="button">
            {words.toPlan}
          </Link>
        )}
      </div>
    </section>
  );
}

function lost(wasMaking: boolean, begun: boolean, words: Words["bulk"], otherwise: string): string {
  if (!wasMaking) return otherwise;
  return begun ? words.brokeOff : words.lostEarly;
}
