import type { Code } from "quietzone-client";
import { TITLE_LENGTH } from "../../../features/codes/constants.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { call } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { Offline } from "../../lib/problem.ts";
import { go } from "../../lib/route.tsx";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { randomKey } from "../random.ts";
import { refreshMe } from "../session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Switches codes off and on, with an undo and a message on failure. */
export function useSwitch(onChanged: (code: Code) => void): (code: Code) => Promise<void> {
  const words = useTexts("codes");
  const reason = useReason();

  async function put(code: Code, active: boolean, undoable: boolean): Promise<void> {
    try {
      const changed = await call("PATCH /app/api/codes/{id}", { id: code.id, body: { active } });
      onChanged(changed);
      const text = active ? words.switchedOn(nameOfCode(code)) : words.switchedOff(nameOfCode(code));
      const undo = { label: words.undo, run: () => void put(changed, !active, false) };
      toast(undoable ? { text, tone: "good", action: undo } : { text, tone: "good" });
    } catch (error) {
      const isGone = isProblem(error, "code_not_found");
      const text = isProblem(error, "code_taken_down")
        ? words.takenDown
        : isGone
          ? words.gone
          : reason(error);
      toast({ text, tone: "bad" });
    }
  }

  return (code) => put(code, !code.active, true);
}

/** Makes a code like another and opens its form. After a lost answer the same request may be sent again. */
export function useDuplicate(): (code: Code) => Promise<void> {
  const words = useTexts("codes");
  const reason = useReason();

  async function make(code: Code, key: string): Promise<void> {
    try {
      const title = words.copyOf(nameOfCode(code)).slice(0, TITLE_LENGTH);
      const args = { id: code.id, "Idempotency-Key": key, body: { title } };
      const made = await call("POST /app/api/codes/{id}/duplicate", args);
      refreshMe();
      go(`/codes/${encodeURIComponent(made.id)}/edit`);
      toast({ text: words.duplicated(nameOfCode(code)), tone: "good" });
    } catch (error) {
      const again = { label: words.tryAgain, run: () => void make(code, key) };
      const text = reason(error);
      toast(error instanceof Offline ? { text, tone: "bad", action: again } : { text, tone: "bad" });
    }
  }

  return (code) => make(code, randomKey());
}
