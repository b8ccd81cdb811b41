import { useEffect, useRef, useState } from "preact/hooks";
import type { Scannability } from "quietzone-client";
import { useExplain, useProblemText } from "../lib/explain.ts";
import { number, percent } from "../lib/format.ts";
import { isProblem, type QuietzoneProblem } from "../../../sdk/src/problem.ts";
import { errorsOf, Offline } from "../lib/problem.ts";
import { Button } from "../ui/Button.tsx";
import { Notice, useReason } from "../ui/State.tsx";
import type { DrawingState } from "./drawing.ts";
import { Grade } from "./Grade.tsx";
import { useTexts, type Words } from "../texts/texts.ts";

/** A refusal, or a part of the grade, with the merge patch of the style that mends it. */
export interface Mendable {
  readonly mend?: object | undefined;
}

/** Whether the code scans, and if not, why and how to fix it. */
export function Verdict(props: {
  readonly state: DrawingState;
  /** The label at a pointer. */
  readonly nameOf: (pointer: string) => string;
  /** Goes to the field at a pointer. */
  readonly onPick: (pointer: string) => void;
  /** Applies the service's merge patch. */
  readonly onMend: (of: Mendable) => void;
  /** Makes the logo smaller. */
  readonly onSmaller: () => void;
}) {
  const words = useTexts("design");
  const { state } = props;
  const box = useRef<HTMLDivElement>(null);
  const { error, drawing, current, example } = state;
  const weak = drawing?.scannability.parts.find(({ mend }) => mend !== undefined);
  const mend = (of: Mendable) => {
    // The button goes away with what it mends.
    box.current?.focus();
    props.onMend(of);
  };
  return (
    <div class="verdict" tabIndex={-1} ref={box}>
      {/* Announced once when it changes; the notice below would be read out at every key. */}
      <span class="hidden" role="status">
        {inShort(state, words)}
      </span>
      {error === undefined ? (
        drawing && (
          <Notice tone={example ? "plain" : drawing.scannability.grade === "D" ? "warn" : "good"}>
            <p>
              <strong>{example ? words.notYet : words.scans}</strong>
            </p>
            {!example && <Grade {...drawing.scannability} />}
            {!example && isCrowded(drawing.scannability) && (
              <Button small onClick={props.onSmaller}>
                {words.smallerLogo}
              </Button>
            )}
            {!example && weak && (
              <Button small icon="check" onClick={() => mend(weak)}>
                {words.mend}
              </Button>
            )}
          </Notice>
        )
      ) : (
        <Refusal {...props} error={error} onMend={mend} />
      )}
      {drawing && (current || error === undefined) && (
        <details>
          <summary>{words.facts}</summary>
          <Facts {...drawing.scannability} />
        </details>
      )}
    </div>
  );
}

/** Whether the logo alone costs more than grade B. */
function isCrowded({ parts }: Scannability): boolean {
  return parts.some(({ part, grade }) => part === "logo_reserve" && grade > "B");
}

/** The verdict in a few words. */
function inShort({ error, drawing, example }: DrawingState, words: Words["design"]): string {
  if (error instanceof Offline) return words.offlineDrawing;
  if (isProblem(error) && error.status === 429) return words.limited(error.retryAfter ?? 3);
  if (isProblem(error)) return titleOf(error, words);
  if (drawing === null || error !== undefined) return "";
  return example ? words.notYet : words.scans;
}

function titleOf(problem: QuietzoneProblem, words: Words["design"]): string {
  const { code } = problem;
  if (code === "style_not_scannable") return words.wontScan;
  if (isUnfilled(problem)) return words.notYet;
  return code === "fields_invalid" ? words.wontWork : words.refused;
}

/** Whether all that is wrong is that something was not filled in yet. */
function isUnfilled(problem: QuietzoneProblem): boolean {
  const errors = errorsOf(problem);
  return errors.length > 0 && errors.every(({ reason }) => ["required", "empty"].includes(reason));
}

function Refusal(props: Parameters<typeof Verdict>[0] & { readonly error: unknown }) {
  const words = useTexts("design");
  const explain = useExplain();
  const text = useProblemText();
  const reason = useReason();
  const { error, nameOf, onPick } = props;
  if (error instanceof Offline) return <Notice tone="warn">{words.offlineDrawing}</Notice>;
  if (!isProblem(error)) return <Notice tone="bad">{reason(error)}</Notice>;
  if (error.status === 429) return <Limited error={error} />;
  const errors = errorsOf(error);
  if (isUnfilled(error))
    return (
      <Notice tone="plain">
        <p>
          <strong>{words.notYet}</strong>
        </p>
        <p>{words.missing(errors.map(({ pointer }) => nameOf(pointer)).join(", "))}</p>
      </Notice>
    );
  return (
    <Notice
      tone={error.code === "fields_invalid" ? "plain" : "bad"}
      action={
        error.mend && (
          <Button kind="primary" small icon="check" onClick={() => props.onMend(error)}>
            {words.mend}
          </Button>
        )
      }
    >
      <p>
        <strong>{titleOf(error, words)}</strong>
      </p>
      {errors.length === 0 ? (
        <p>{text(error)}</p>
      ) : (
        <ul class="reasons plain-list">
          {errors.map((why) => (
            <li key={why.pointer + why.detail}>
              <button type="button" class="reason" onClick={() => onPick(why.pointer)}>
                {nameOf(why.pointer)}
              </button>{" "}
              {explain(why)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Limited({ error }: { readonly error: QuietzoneProblem }) {
  const words = useTexts("design");
  const seconds = error.retryAfter ?? 3;
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    const tick = setInterval(() => setLeft((last) => Math.max(0, last - 1)), 1_000);
    return () => clearInterval(tick);
  }, [error, seconds]);
  return (
    <Notice tone="warn">
      {/* A screen reader should not read the countdown. */}
      <span aria-hidden="true">{words.limited(left)}</span>
    </Notice>
  );
}

/** The share of a symbol that each level restores (ISO/IEC 18004, 4.1). */
const CORRECTS = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 } as const;

/** Modules along a side of a symbol of a version (ISO/IEC 18004, 6.1). */
function modulesOf(version: number): number {
  return 17 + 4 * version;
}

function Facts(facts: Scannability) {
  const words = useTexts("design");
  const rows = [
    [words.fromMm, `${number(facts.minimumPrintMm, { maximumFractionDigits: 1 })} mm`],
    [words.contrast, `${number(facts.contrast, { maximumFractionDigits: 1 })} : 1`],
    [words.level, percent(CORRECTS[facts.ecc])],
    [words.modules, words.across(number(modulesOf(facts.version)))],
    [words.reach, words[`reach_${facts.reach}`]],
  ] as const;
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {facts.coveredCodewords > 0 && (
        <div>
          <dt>{words.covered}</dt>
          <dd>{words.ofReserve(percent(facts.coveredCodewords / facts.correctableCodewords))}</dd>
        </div>
      )}
    </dl>
  );
}
