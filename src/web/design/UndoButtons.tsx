import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import type { Design } from "./model.ts";
import { changed, redone, type Trail, trailOf, undone } from "./trail.ts";
import { useTexts } from "../texts/texts.ts";

/** Fields of text have an undo of their own. */
const TEXT =
  "textarea, dialog *, input:not([type=range], [type=checkbox], [type=radio], [type=color], [type=file])";

/** Steps back and forth through the changes of a design, by buttons and keys, whoever made them. */
export function UndoButtons(props: { readonly design: Design; readonly onChange: (design: Design) => void }) {
  const { design, onChange } = props;
  const words = useTexts("design");
  const [trail, setTrail] = useState<Trail<Design>>(() => trailOf(design));
  useLayoutEffect(() => setTrail((last) => changed(last, design, Date.now())), [design]);
  const step = (next: Trail<Design> | null) => {
    if (next === null) return;
    setTrail(next);
    onChange(next.present);
  };
  const latest = useRef({ trail, step });
  latest.current = { trail, step };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const back = keyOf(event);
      if (back === null || (event.target instanceof Element && event.target.matches(TEXT))) return;
      event.preventDefault();
      latest.current.step((back ? undone : redone)(latest.current.trail));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <div class="undo-buttons">
      <Button
        small
        kind="quiet"
        icon="undo"
        label={words.undoChange}
        disabled={trail.past.length === 0}
        onClick={() => step(undone(trail))}
      />
      <Button
        small
        kind="quiet"
        icon="redo"
        label={words.redoChange}
        disabled={trail.future.length === 0}
        onClick={() => step(redone(trail))}
      />
    </div>
  );
}

/** Whether keys ask for a step back (`true`) or forth (`false`); `null` for any other keys. */
function keyOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean | null {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === "z") return !shiftKey;
  return key.toLowerCase() === "y" ? false : null;
}
