import { useEffect, useMemo } from "preact/hooks";
import { useKey } from "../../lib/key.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { useStore } from "../../lib/store.ts";
import { useTexts } from "../../lib/texts.ts";
import { Notice } from "../../ui/State.tsx";
import { Failure } from "./Failure.tsx";
import { Making } from "./Making.tsx";
import { Recent } from "./Recent.tsx";
import { Result } from "./Result.tsx";
import { check, MOST_BYTES, openSession, type Session, session } from "./session.ts";
import { FilePicker } from "./FilePicker.tsx";
import { FileShown } from "./FileShown.tsx";
import { texts } from "./texts.ts";

/** Many codes from a file. */
export function View() {
  const t = useTexts(texts);
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
        <ViewTitle>{t.title}</ViewTitle>
      </header>
      <p class="soft">{t.intro}</p>
      {source ? <FileShown session={current} /> : <FilePicker />}
      {source && source.bytes > MOST_BYTES && (
        <Notice tone="bad">
          <p role="alert">{t.tooLarge}</p>
        </Notice>
      )}
      <Outcome session={current} />
      <Recent />
    </div>
  );
}

function Outcome({ session: { stage, skips } }: { readonly session: Session }) {
  if (stage.kind === "failed") return <Failure stage={stage} />;
  if (stage.kind === "checked") return <Result result={stage.result} skips={skips} />;
  if (stage.kind === "making" || stage.kind === "made" || stage.kind === "stopped")
    return <Making stage={stage} />;
  return null;
}
