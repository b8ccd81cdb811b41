import { h, type LooseInputHTMLAttributes } from "preact";

const TAG: string = "input";

/** An `<input>` whose type is decided as it is drawn; preact's types know a role for each type, not for all of them. */
export function Input(props: LooseInputHTMLAttributes<HTMLInputElement>) {
  return h(TAG, props);
}
