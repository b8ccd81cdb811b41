import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * The notices above the form of a record that is edited: a failure that belongs to no field, and a restored
 * draft.
 */
export function EditNotices(props: {
  /** `undefined` for none. */
  readonly error: unknown;
  /** Whether the form shows a draft of before. */
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}) {
  const { error, isRestored, onDiscard } = props;
  const words = useTexts("edit");
  const reason = useReason();
  const told = useRef<HTMLDivElement>(null);
  const isTold = error !== undefined;
  // The form may be scrolled, and its button is always in sight. A form that is sent again by itself scrolls
  // once.
  useEffect(() => {
    if (isTold) told.current?.scrollIntoView({ block: "center" });
  }, [isTold]);
  return (
    <>
      {isTold && (
        <div ref={told}>
          <Notice tone="bad">
            <p role="alert">{reason(error)}</p>
          </Notice>
        </div>
      )}
      {isRestored && (
        <Notice
          tone="plain"
          action={
            <Button small onClick={onDiscard}>
              {words.discard}
            </Button>
          }
        >
          <p>{words.restored}</p>
        </Notice>
      )}
    </>
  );
}
