import type { ComponentChildren } from "preact";
import type { Load } from "../lib/load.ts";
import { isProblem } from "../../../sdk/src/problem.ts";
import { Link } from "../lib/route.tsx";
import type { Shape } from "./Skeleton.tsx";
import { Empty, Failed, Loading, Notice, useReason } from "./State.tsx";
import { Button } from "./Button.tsx";
import { useTexts } from "../texts/texts.ts";

/** Shows a read: loading, the value, or why it failed. */
export function Loaded<T>(props: {
  readonly load: Load<T>;
  readonly children: (value: T) => ComponentChildren;
  /** Shown when the plan lacks the feature. */
  readonly lockedText?: string;
  readonly shape?: Shape;
}) {
  const words = useTexts("lists");
  const reason = useReason();
  const { value, error, loading, reload } = props.load;
  if (isProblem(error, "analytics_not_enabled"))
    return (
      <Empty
        icon="chart"
        title={words.lockedTitle}
        action={
          <Link to="/settings" class="button primary">
            {words.toPlan}
          </Link>
        }
      >
        {props.lockedText}
      </Empty>
    );
  // A log answers 401 for codes of other tenants; that must not sign anybody out.
  if (isProblem(error) && ["code_not_found", "code_not_owned"].includes(error.code))
    return (
      <Empty
        icon="search"
        title={words.noCode}
        action={
          <Link to="/codes" class="button">
            {words.toCodes}
          </Link>
        }
      >
        {words.noCodeText}
      </Empty>
    );
  if (value === undefined)
    return error === undefined ? <Loading shape={props.shape} /> : <Failed error={error} retry={reload} />;
  return (
    <>
      {error !== undefined && (
        <Notice
          tone="warn"
          action={
            <Button small icon="refresh" onClick={reload}>
              {words.tryAgain}
            </Button>
          }
        >
          <p role="alert">{reason(error)}</p>
        </Notice>
      )}
      <div class="loaded" aria-busy={loading}>
        {props.children(value)}
      </div>
    </>
  );
}
