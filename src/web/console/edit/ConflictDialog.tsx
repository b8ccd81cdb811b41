import type { Code } from "quietzone-client";
import type { Json, JsonObject } from "../../lib/json.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { differences, partsOfCode } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** Asks which version to keep when somebody else saved the code meanwhile. */
export function ConflictDialog(props: {
  readonly base: Code;
  readonly theirs: Code;
  /** The changes that would be saved. */
  readonly mine: JsonObject;
  readonly onClose: () => void;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}) {
  const { base, theirs, mine, onClose, onTake, onOverwrite } = props;
  const words = useTexts("edit");
  const now = partsOfCode(theirs);
  const changed = differences(partsOfCode(base), now);
  const isTurned = base.active !== theirs.active;
  return (
    <Dialog
      title={words.changedTitle}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {words.goOn}
          </Button>
          <Button onClick={onTake}>{words.takeTheirs}</Button>
          <Button kind="primary" onClick={onOverwrite}>
            {words.overwrite}
          </Button>
        </>
      }
    >
      {changed.length === 0 && !isTurned ? (
        <p>{words.changedNothing}</p>
      ) : (
        <>
          <p>{words.changedText}</p>
          <dl class="code-facts">
            {changed.map((part) => (
              <div key={part}>
                <dt>{words[`part_${part}`]}</dt>
                <dd>
                  <span dir="auto">{said(now[part])}</span>
                  {mine[part] !== undefined && <span class="badge warn">{words.yours}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {isTurned && <p>{theirs.active ? words.switchedOn : words.switchedOff}</p>}
        </>
      )}
    </Dialog>
  );

  function said(value: Json): string {
    if (value === null) return words.none;
    return typeof value === "string" ? value : words.other;
  }
}
