import { useEffect, useRef } from "preact/hooks";
import { bytes } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { rowsOf } from "./lines.ts";
import { edit, type Session, startOver } from "./session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Asks the editor to select a data row. */
const SHOW_ROW = "quietzone:show-row";

export function showRow(row: number): void {
  dispatchEvent(new CustomEvent(SHOW_ROW, { detail: row }));
}

/** The chosen file. It can be edited in place unless it is too long. */
export function FileShown({ session: { source, stage } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  if (!source) return null;
  const isBusy = stage.kind === "checking" || stage.kind === "making";
  return (
    <section class="card stack" aria-label={words.fileTitle}>
      <div class="row spread">
        <p class="file-name">
          <Icon name="text" />
          <strong>{words.fileIs(source.name ?? words.typed, bytes(source.bytes))}</strong>
        </p>
        <Button kind="quiet" small onClick={startOver} disabled={stage.kind === "making"}>
          {words.another}
        </Button>
      </div>
      {source.text !== null && <Editor text={source.text} isBusy={isBusy} />}
    </section>
  );
}

function Editor({ text, isBusy }: { readonly text: string; readonly isBusy: boolean }) {
  const words = useTexts("bulk");
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const show = (event: Event) => {
      const row: unknown = event instanceof CustomEvent ? event.detail : null;
      const found = typeof row === "number" && box.current ? rowsOf(box.current.value)[row] : null;
      if (!found || !box.current) return;
      // Browsers scroll to the cursor, so it is put there first; then the row is selected.
      box.current.focus();
      box.current.setSelectionRange(found.from, found.from);
      box.current.setSelectionRange(found.from, found.to);
      const lines = box.current.value.slice(0, found.from).split("\n").length - 1;
      box.current.scrollTop = Math.max(0, (lines - 2) * lineHeight(box.current));
    };
    addEventListener(SHOW_ROW, show);
    return () => removeEventListener(SHOW_ROW, show);
  }, []);
  return (
    <label class="field csv">
      <span class="label">{words.csv}</span>
      <textarea
        ref={box}
        rows={7}
        wrap="off"
        spellcheck={false}
        value={text}
        readOnly={isBusy}
        onInput={({ currentTarget }) => edit(currentTarget.value)}
      />
    </label>
  );
}

function lineHeight(box: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(box).lineHeight) || 20;
}
