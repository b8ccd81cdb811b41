import { useEffect, useRef } from "preact/hooks";
import { MOST_ERRORS } from "../../../features/bulk/constants.ts";
import { bytes, number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { make, type Stage, startOver, stop } from "./session.ts";
import { give, giveAgain } from "./unsaved.ts";
import { useTexts } from "../../texts/texts.ts";

type Shown = Extract<Stage, { readonly kind: "making" | "made" | "stopped" }>;

/** The progress of making the codes, and the result. */
export function Making({ stage, isSheet }: { readonly stage: Shown; readonly isSheet: boolean }) {
  const words = useTexts("bulk");
  const heading = useRef<HTMLHeadingElement>(null);
  const zip = stage.kind === "made" ? stage.zip : null;
  useEffect(() => heading.current?.focus(), [stage.kind]);
  useEffect(() => {
    if (zip) give(zip);
  }, [zip]);

  const titles = { making: words.makingTitle, made: words.madeTitle, stopped: words.stoppedTitle } as const;
  return (
    <section class="card stack" aria-labelledby="bulk-making">
      <h2 id="bulk-making" tabIndex={-1} ref={heading}>
        {titles[stage.kind]}
      </h2>
      {stage.kind === "making" && <Underway stage={stage} isSheet={isSheet} />}
      {stage.kind === "made" && (
        <>
          <p role="status">
            {isSheet
              ? words.madeSheet(bytes(stage.progress.bytes))
              : words.made(number(stage.progress.files), bytes(stage.progress.bytes))}
          </p>
          <div class="row">
            <Button kind="primary" icon="download" onClick={() => giveAgain(stage.zip)}>
              {words.save}
            </Button>
            {stage.result.tracked > 0 && (
              <Link to="/codes" class="button">
                {words.toCodes}
              </Link>
            )}
            <Button kind="quiet" onClick={startOver}>
              {words.startOver}
            </Button>
          </div>
        </>
      )}
      {stage.kind === "stopped" && (
        <>
          <Notice tone="warn">
            <p role="status">{stage.begun ? words.stoppedMade : words.stoppedEarly}</p>
          </Notice>
          <div class="row">
            <Button icon="download" onClick={() => void make(stage.result)}>
              {words.fetchAgain}
            </Button>
            <Button kind="quiet" onClick={startOver}>
              {words.startOver}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Underway(props: {
  readonly stage: Extract<Stage, { readonly kind: "making" }>;
  readonly isSheet: boolean;
}) {
  const { stage, isSheet } = props;
  const words = useTexts("bulk");
  const { progress, result, begun } = stage;
  // The service lists only so many bad rows, so their number may be unknown.
  const isKnown = result.errors.length < MOST_ERRORS && !isSheet;
  const rows = result.rows - result.errors.length;
  const files = number(progress.files);
  const size = bytes(progress.bytes);
  const some = isSheet ? words.printed(size) : words.drawnSome(files, size);
  const drawn = isKnown ? words.drawn(files, number(rows), size) : some;
  return (
    <>
      <progress
        aria-label={words.makingTitle}
        max={rows}
        {...(begun && isKnown ? { value: Math.min(rows, progress.files) } : {})}
      />
      <div class="row spread">
        <p class="numbers">{begun ? drawn : words.preparing}</p>
        <Button onClick={stop} small>
          {words.stop}
        </Button>
      </div>
    </>
  );
}
