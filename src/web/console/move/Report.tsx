import { useEffect, useRef } from "preact/hooks";
import type { Import } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { Check } from "../../ui/Field.tsx";
import { Notice } from "../../ui/State.tsx";
import { Counts } from "./Counts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The outcome that an import would have, and the button that imports. Nothing is made until then. */
export function Report(props: {
  readonly answer: Import;
  readonly skips: boolean;
  readonly onSkips: (skips: boolean) => void;
  readonly busy: boolean;
  readonly onImport: () => void;
  readonly onStop: () => void;
}) {
  const { answer, skips, onSkips, busy, onImport, onStop } = props;
  const words = useTexts("move");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [answer]);
  const hasConflicts = answer.conflicts.length > 0;
  return (
    <section class="stack wide" aria-labelledby="move-report">
      <h2 id="move-report" tabIndex={-1} ref={heading}>
        {words.report}
      </h2>
      <Counts answer={answer} made={words.wouldMake} />
      {answer.made === 0 ? (
        <Notice tone="plain">
          <p>{words.nothing}</p>
        </Notice>
      ) : (
        <>
          {hasConflicts && (
            <Check
              label={words.skip}
              hint={words.skipHint}
              checked={skips}
              disabled={busy}
              onChange={onSkips}
            />
          )}
          {(!hasConflicts || skips) && (
            <div class="row">
              <Button kind="primary" icon="download" busy={busy} onClick={onImport}>
                {words.importNow(answer.made)}
              </Button>
              {busy && <Button onClick={onStop}>{words.stop}</Button>}
              <span role="status" class="soft">
                {busy ? words.importing : ""}
              </span>
            </div>
          )}
        </>
      )}
    </section>
  );
}
