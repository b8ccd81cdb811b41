import { useEffect, useMemo } from "preact/hooks";
import { MOST_BYTES } from "../../../features/bulk/constants.ts";
import { useKey } from "../../lib/key.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { useStore } from "../../lib/store.ts";
import { Notice } from "../../ui/State.tsx";
import { CheckRow } from "./CheckRow.tsx";
import { Failure } from "./Failure.tsx";
import { Making } from "./Making.tsx";
import { Recent } from "./Recent.tsx";
import { Result } from "./Result.tsx";
import { check, openSession, type Session, session, type Stage } from "./session.ts";
import { FilePicker } from "./FilePicker.tsx";
import { FileShown } from "./FileShown.tsx";
import { OutputCard } from "./OutputCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Many codes from a file. */
export function View() {
  const words = useTexts("bulk");
  const key = useKey();
  // Before the first render: with another key, the state belongs to another tenant.
  useMemo(openSession, [key]);
  const current = useStore(session);
  const { source, stage } = current;
  const isUnchecked = source?.name !== null && stage.kind === "idle" && (source?.bytes ?? 0) <= MOST_BYTES;

  // A chosen file is checked at once; typed text only on request.
  useEffect(() => {
    if (source && isUnchecked) void check();
  }, [source?.name]);

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.intro}</p>
      {source ? <FileShown session={current} /> : <FilePicker />}
      {source && source.bytes > MOST_BYTES && (
        <Notice tone="bad">
          <p role="alert">{words.tooLarge}</p>
        </Notice>
      )}
      {source && !hasBegun(stage) && <OutputCard session={current} />}
      <CheckRow session={current} />
      <Outcome session={current} />
      <Recent />
    </div>
  );
}

/** Whether codes are being made, or were: then their file stays as it was asked for. */
function hasBegun(stage: Stage): boolean {
  return stage.kind === "failed" ? stage.begun : ["making", "made", "stopped"].includes(stage.kind);
}

function Outcome({ session: { stage, skips, output } }: { readonly session: Session }) {
  const isSheet = output.sheet !== null;
  if (stage.kind === "failed") return <Failure stage={stage} />;
  if (stage.kind === "checked") return <Result result={stage.result} skips={skips} isSheet={isSheet} />;
  if (stage.kind === "making" || stage.kind === "made" || stage.kind === "stopped")
    return <Making stage={stage} isSheet={isSheet} />;
  return null;
}
