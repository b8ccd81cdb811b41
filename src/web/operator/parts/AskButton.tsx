import { useState } from "preact/hooks";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Does what can't be taken back, after a question. */
export function AskButton<T>(
  props: Pick<ButtonProps, "small" | "icon" | "label" | "kind"> & {
    readonly children: string;
    readonly title: string;
    readonly text: string;
    /** A text that has to be typed. */
    readonly typing?: { readonly label: string; readonly text: string };
    /** @throws the refusal that is told. */
    readonly act: () => Promise<T>;
    readonly onDone: (answer: T) => void;
  },
) {
  const { children, title, text, typing, act, onDone, ...button } = props;
  const words = useTexts("desk");
  const [asks, setAsks] = useState(false);
  const [done, setDone] = useState<{ readonly answer: T } | null>(null);
  return (
    <>
      <Button kind="danger" {...button} onClick={() => setAsks(true)}>
        {children}
      </Button>
      {asks && (
        <DangerDialog
          title={title}
          yes={children}
          no={words.cancel}
          {...(typing ? { typing: { ...typing, wrong: words.notTyped } } : {})}
          act={async () => setDone({ answer: await act() })}
          onClose={() => setAsks(false)}
          onDone={() => {
            setAsks(false);
            if (done) onDone(done.answer);
          }}
        >
          <p>{text}</p>
        </DangerDialog>
      )}
    </>
  );
}
