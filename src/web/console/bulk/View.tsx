import { useEffect, useMemo } from "preact/hooks";
import { MOST_BYTES } from "../../../features/bulk/constants.ts";
import { useHolder } from "../../lib/holder.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { useStore } from "../../lib/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { HereNotice } from "../../design/HereNotice.tsx";
import { Notice } from "../../ui/State.tsx";
import { Differences } from "./Differences.tsx";
import { Failure } from "./Failure.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { Grid } from "./Grid.tsx";
import { Making } from "./Making.tsx";
import { OutputCard } from "./OutputCard.tsx";
import { Plan } from "./Plan.tsx";
import { Recent } from "./Recent.tsx";
import { Result } from "./Result.tsx";
import { Samples } from "./Samples.tsx";
import {
  check,
  choosePurpose,
  isOver,
  openSession,
  type Session,
  session,
  type Source,
  type Stage,
  startOver,
  stop,
} from "./session.ts";
import { isElsewhere } from "./table.ts";
import { useTexts } from "../../texts/texts.ts";

/** Milliseconds after the last change of a table or its options, before it is checked again. */
const PAUSE = 300;

/** Many codes from a file: new ones, or changes of those that there are. */
export function View() {
  const words = useTexts("bulk");
  const key = useHolder();
  // Before the first render: with another key, the state belongs to another tenant.
  useMemo(openSession, [key]);
  const current = useStore(session);
  const { source, stage, purpose, output } = current;
  const makes = purpose === "make";

  // Nothing is pressed to check a table: it makes nothing.
  useEffect(() => {
    if (stage.kind !== "idle" || !source?.table) return;
    const timer = setTimeout(() => void check(), PAUSE);
    return () => clearTimeout(timer);
  }, [stage.kind, source?.table, output, purpose]);

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      {(isOver(stage) || !hasBegun(stage)) && (
        <Segments
          label={words.purpose}
          hideLabel
          value={purpose}
          options={[
            { value: "make", label: words.toMake },
            { value: "change", label: words.toChange },
          ]}
          onChange={choosePurpose}
        />
      )}
      <p class="soft">{makes ? words.intro : words.changeIntro}</p>
      {source?.table && <Plan table={source.table} makes={makes} />}
      {source ? <Chosen session={current} source={source} /> : <FilePicker makes={makes} />}
      {source?.table && makes && !hasBegun(stage) && (
        <>
          <OutputCard session={current} />
          <Samples session={current} />
        </>
      )}
      {source && makes && !isElsewhere(source.table) && <HereNotice addresses={[document.baseURI]} />}
      <Outcome session={current} />
      <Recent />
    </div>
  );
}

function Chosen(props: { readonly session: Session; readonly source: Source }) {
  const words = useTexts("bulk");
  const { source } = props;
  if (source.table) return <Grid session={props.session} />;
  return (
    <>
      <Notice tone="bad">
        <p role="alert">{source.bytes > MOST_BYTES ? words.tooLarge : words.unreadable}</p>
      </Notice>
      <p>
        <Button onClick={startOver}>{words.another}</Button>
      </p>
    </>
  );
}

/** Whether codes are being made or changed, or were: then their file stays as it was asked for. */
function hasBegun(stage: Stage): boolean {
  return stage.kind === "failed"
    ? stage.begun
    : ["making", "made", "stopped", "changing", "changed"].includes(stage.kind);
}

function Outcome({ session: current }: { readonly session: Session }) {
  const words = useTexts("bulk");
  const { stage, skips, output } = current;
  const isSheet = output.sheet !== null;
  switch (stage.kind) {
    case "idle":
      return null;
    case "checking":
      return (
        <div class="row" role="status">
          <span class="spinner" aria-hidden="true" /> {words.checking}
          <Button small onClick={stop}>
            {words.stop}
          </Button>
        </div>
      );
    case "failed":
      return <Failure stage={stage} />;
    case "checked":
      return <Result result={stage.result} skips={skips} isSheet={isSheet} />;
    case "compared":
    case "changing":
    case "changed":
      return <Differences session={current} />;
    default:
      return <Making stage={stage} isSheet={isSheet} />;
  }
}
