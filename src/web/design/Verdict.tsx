import { useEffect, useState } from "preact/hooks";
import { number } from "../lib/format.ts";
import { Offline, Problem } from "../lib/problem.ts";
import { useServiceWords } from "../lib/service-words.ts";
import { useTexts } from "../lib/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Notice, useReason } from "../ui/State.tsx";
import type { DrawingState, Scannability } from "./drawing.ts";
import { texts } from "./texts.ts";

/** Whether the code scans, and if not, why, and what would help. */
export function Verdict(props: {
  readonly state: DrawingState;
  /** What is at a pointer, in words. */
  readonly nameOf: (pointer: string) => string;
  /** Leads to what is at a pointer. */
  readonly onPick: (pointer: string) => void;
  /** Makes the change that the service offers. */
  readonly onMend: (problem: Problem) => void;
}) {
  const words = useTexts(texts);
  const { state } = props;
  const { error, drawing, current, example } = state;
  return (
    <div class="verdict" aria-live="polite">
      {error === undefined ? (
        drawing && (
          <Notice tone={example ? "plain" : "good"}>
            <p>
              <strong>{example ? words.notYet : words.scans}</strong>
            </p>
          </Notice>
        )
      ) : (
        <Refusal {...props} error={error} />
      )}
      {drawing && (current || error === undefined) && <Facts {...drawing.scannability} />}
    </div>
  );
}

function Refusal(props: Parameters<typeof Verdict>[0] & { readonly error: unknown }) {
  const words = useTexts(texts);
  const service = useServiceWords();
  const reason = useReason();
  const { error, nameOf, onPick } = props;
  if (error instanceof Offline) return <Notice tone="warn">{words.offlineDrawing}</Notice>;
  if (!(error instanceof Problem)) return <Notice tone="bad">{reason(error)}</Notice>;
  if (error.status === 429)
    return <Limited key={error.message + Date.now()} seconds={error.retryAfter ?? 3} />;
  const missing = error.errors.filter(({ detail }) => ["is required", "must not be empty"].includes(detail));
  if (error.errors.length > 0 && missing.length === error.errors.length)
    return (
      <Notice tone="plain">
        <p>
          <strong>{words.notYet}</strong>
        </p>
        <p>{words.missing(missing.map(({ pointer }) => nameOf(pointer)).join(", "))}</p>
      </Notice>
    );
  const title =
    error.code === "style_not_scannable"
      ? words.wontScan
      : error.code === "fields_invalid"
        ? words.notYet
        : words.refused;
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
        <strong>{title}</strong>
      </p>
      {error.errors.length === 0 ? (
        <p>{service(error.detail)}</p>
      ) : (
        <ul class="reasons plain-list">
          {error.errors.map(({ pointer, detail }) => (
            <li key={pointer + detail}>
              <button type="button" class="reason" onClick={() => onPick(pointer)}>
                {nameOf(pointer)}
              </button>{" "}
              {service(detail)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Limited({ seconds }: { readonly seconds: number }) {
  const words = useTexts(texts);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = setInterval(() => setLeft((last) => Math.max(0, last - 1)), 1_000);
    return () => clearInterval(tick);
  }, []);
  return (
    <Notice tone="warn">
      {/* Counting down aloud would be a nuisance: only the first number is said. */}
      <span class="hidden">{words.limited(seconds)}</span>
      <span aria-hidden="true">{words.limited(left)}</span>
    </Notice>
  );
}

function Facts(facts: Scannability) {
  const words = useTexts(texts);
  const rows = [
    [words.fromMm, `${number(facts.minimumPrintMm, { maximumFractionDigits: 1 })} mm`],
    [words.contrast, `${number(facts.contrast, { maximumFractionDigits: 1 })} : 1`],
    [words.level, facts.ecc],
    [words.version, number(facts.version)],
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
          <dd>{words.coveredOf(number(facts.coveredCodewords), number(facts.correctableCodewords))}</dd>
        </div>
      )}
    </dl>
  );
}
