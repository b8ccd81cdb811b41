import { Button } from "../../../ui/Button.tsx";
import { MoveButtons } from "../MoveButtons.tsx";
import type { MoveStep } from "../moves.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Moves an item of a list, and removes it. */
export function ItemButtons(props: {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  /** Left out where the order follows from the items. */
  readonly onMove?: (by: MoveStep) => void;
  readonly onRemove: () => void;
}) {
  const { name, at, count, onMove, onRemove } = props;
  const words = useTexts("landing");
  return (
    <div class="links-do">
      {count > 1 && onMove && <MoveButtons {...{ name, at, count, onMove }} />}
      <Button kind="quiet" icon="trash" label={words.removeLink(name)} onClick={onRemove} />
    </div>
  );
}
