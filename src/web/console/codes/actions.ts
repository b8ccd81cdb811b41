import type { CodeRecord } from "../../../codes/model.ts";
import { isCodeRecord } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { texts } from "./texts.ts";

/** A code's display name: its title, or else its short id. */
export function nameOf({ title, shortId }: Pick<CodeRecord, "title" | "shortId">): string {
  return title?.trim() || shortId;
}

/** Switches codes off and on, with an undo and a message on failure. */
export function useSwitch(onChanged: (code: CodeRecord) => void): (code: CodeRecord) => Promise<void> {
  const words = useTexts(texts);
  const reason = useReason();

  async function turn(code: CodeRecord, active: boolean, undoable: boolean): Promise<void> {
    try {
      const path = `/app/api/codes/${encodeURIComponent(code.id)}`;
      const changed = await call("PATCH", path, isCodeRecord, { body: { active } });
      onChanged(changed);
      const text = active ? words.switchedOn(nameOf(code)) : words.switchedOff(nameOf(code));
      const undo = { label: words.undo, run: () => void turn(changed, !active, false) };
      toast(undoable ? { text, tone: "good", action: undo } : { text, tone: "good" });
    } catch (error) {
      const code = error instanceof Problem ? error.code : "";
      const text = { code_taken_down: words.takenDown, code_not_found: words.gone }[code] ?? reason(error);
      toast({ text, tone: "bad" });
    }
  }

  return (code) => turn(code, !code.active, true);
}
