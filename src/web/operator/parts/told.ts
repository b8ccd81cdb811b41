import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The way back from an act. */
export interface Undo<T> {
  readonly act: () => Promise<T>;
  /** Told when it is taken back. */
  readonly said: string;
  readonly onDone: (answer: T) => void;
}

/** Tells that an act was done, with the way back where there is one. */
export function useTold(): <T>(said: string, undo?: Undo<T>) => void {
  const { undo: label } = useTexts("desk");
  const reason = useReason();
  return (said, undo) => {
    if (!undo) {
      toast({ text: said, tone: "good" });
      return;
    }
    const back = async () => {
      try {
        undo.onDone(await undo.act());
        toast({ text: undo.said, tone: "good" });
      } catch (error) {
        toast({ text: reason(error), tone: "bad" });
      }
    };
    toast({ text: said, tone: "good", action: { label, run: () => void back() } });
  };
}
