import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { type Undo, useTold } from "./told.ts";

/**
 * Does something at once: for what can be taken back, or takes nothing away. A refusal is told by a toast.
 */
export function ActButton<T>(
  props: Pick<ButtonProps, "icon" | "kind" | "small" | "label"> & {
    readonly children: string;
    readonly act: () => Promise<T>;
    readonly onDone: (answer: T) => void;
    /** Told when it is done. */
    readonly said: string;
    readonly undo?: Undo<T>;
  },
) {
  const { act, onDone, said, undo, ...button } = props;
  const reason = useReason();
  const told = useTold();
  const { submit, busy } = useSubmit(act, {
    onDone: (answer) => {
      onDone(answer);
      told(said, undo);
    },
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });
  return <Button {...button} busy={busy} onClick={() => submit()} />;
}
