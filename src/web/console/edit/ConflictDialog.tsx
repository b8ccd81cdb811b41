import type { Json, JsonObject } from "../../lib/json.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PARTS } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** Asks which version to keep when somebody else saved the code meanwhile. */
export function ConflictDialog(props: {
  /** The parts that the other person changed, as they are now. */
  readonly theirs: JsonObject;
  /** Something else that the other person changed. */
  readonly note: string | null;
  /** The changes that would be saved. */
  readonly mine: JsonObject;
  readonly onClose: () => void;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}) {
  const { theirs, note, mine, onClose, onTake, onOverwrite } = props;
  const words = useTexts("edit");
  const changed = PARTS.flatMap((part) => {
    const value = theirs[part];
    return value === undefined ? [] : [{ part, value }];
  });
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
      {changed.length === 0 && note === null ? (
        <p>{words.changedNothing}</p>
      ) : (
        <>
          <p>{words.changedText}</p>
          <dl class="code-facts">
            {changed.map(({ part, value }) => (
              <div key={part}>
                <dt>{words[`part_${part}`]}</dt>
                <dd>
                  <span dir="auto">{said(value)}</span>
                  {mine[part] !== undefined && <span class="badge warn">{words.yours}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {note !== null && <p>{note}</p>}
        </>
      )}
    </Dialog>
  );

  function said(value: Json): string {
    if (value === null) return words.none;
    return typeof value === "string" ? value : words.other;
  }
}
