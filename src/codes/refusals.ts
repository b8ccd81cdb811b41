import { codeTakenDown, historyFull, unknownCover, unknownLook } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import type { EditRefusal } from "./store.ts";

const REFUSALS: Readonly<Record<EditRefusal, () => Fault>> = {
  changed: () => new Fault("code_changed", "The code changed meanwhile. Read it again, then decide again."),
  taken_down: codeTakenDown,
  look_changed: unknownLook,
  image_unknown: unknownCover,
  history_full: historyFull,
};

/** The fault that says why a code was not changed. */
export function editRefusal(why: EditRefusal): Fault {
  return REFUSALS[why]();
}
