import { Button } from "../../ui/Button.tsx";
import type { MoveStep } from "./moves.ts";
import { useTexts } from "../../texts/texts.ts";

/** Moves an item of a list up or down. */
export function MoveButtons(props: {
  readonly name: string;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (by: MoveStep) => void;
}) {
  const { name, at, count, onMove } = props;
  const words = useTexts("landing");
  return (
    <>
      <span data-part="up">
        <Button
          kind="quiet"
          icon="up"
          label={words.up(name)}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
      </span>
      <span data-part="down">
        <Button
          kind="quiet"
          icon="down"
          label={words.down(name)}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
      </span>
    </>
  );
}
