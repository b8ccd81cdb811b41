import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "./choice.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses all entries that are shown, or none. */
export function ChooseShown<T extends { readonly id: string }>(props: {
  readonly choice: Choice<T>;
  readonly shown: readonly T[];
}) {
  const { choice, shown } = props;
  const words = useTexts("runs");
  const box = useRef<HTMLInputElement>(null);
  const isAll = shown.length > 0 && shown.every(({ id }) => choice.entries.has(id));
  const hasChoice = choice.entries.size > 0;
  const had = useRef(false);
  // When the choice ends, the bar goes with the focused button.
  useEffect(() => {
    if (had.current && !hasChoice && document.activeElement === document.body) box.current?.focus();
    had.current = hasChoice;
  }, [hasChoice]);
  return (
    <label class="choose-shown">
      <input
        type="checkbox"
        ref={box}
        checked={isAll}
        indeterminate={!isAll && hasChoice}
        onChange={({ currentTarget }) => {
          if (currentTarget.checked) choice.put(shown, true);
          else choice.clear();
        }}
      />
      <span>{words.chooseShown}</span>
    </label>
  );
}
