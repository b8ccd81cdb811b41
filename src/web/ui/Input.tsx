import { h, type LooseInputHTMLAttributes } from "preact";

const TAG: string = "input";

/** An `<input>` of any type: preact's own types tie each type to a role. */
export function Input(props: LooseInputHTMLAttributes<HTMLInputElement>) {
  return h(TAG, props);
}
