import { useExplain } from "../../lib/explain.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { detailsOf } from "../../lib/problem.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The settings that mend a refusal. */
const SETTINGS: Readonly<Record<string, string>> = {
  domain_not_verified: "/settings/domains",
  plan_limit: "/settings",
  dynamic_code_not_enabled: "/settings",
};

/** Refusals of the file itself: trying again changes nothing. */
const OF_FILE = ["csv_invalid", "archive_invalid", "invalid_json", "body_too_large"];

/** The reason of a refused check or import, and what to do. */
export function Refusal(props: {
  readonly error: unknown;
  /** Sends the same again. */
  readonly retry: () => void;
  /** Checks the file again. */
  readonly recheck: () => void;
}) {
  const { error, retry, recheck } = props;
  const words = useTexts("move");
  const explain = useExplain();
  const reason = useReason();
  const code = isProblem(error) ? error.code : "";
  const [why] = detailsOf(error);
  const settings = SETTINGS[code];
  const advice = words.advice(code, isProblem(error) ? error.retryAfter : null);
  return (
    <Notice tone="bad">
      <div role="alert" class="stack">
        <p>
          <strong>{advice || reason(error)}</strong>
        </p>
        {why && OF_FILE.includes(code) && <p>{words.why(explain(why))}</p>}
        {why && code === "plan_limit" && <p>{explain(why)}</p>}
        <div class="row">
          {settings !== undefined && (
            <Link to={settings} class="button">
              {words.toSettings}
            </Link>
          )}
          {code === "import_conflicts" ? (
            <Button icon="refresh" onClick={recheck}>
              {words.checkAgain}
            </Button>
          ) : (
            !OF_FILE.includes(code) && (
              <Button icon="refresh" onClick={retry}>
                {words.tryAgain}
              </Button>
            )
          )}
        </div>
      </div>
    </Notice>
  );
}
