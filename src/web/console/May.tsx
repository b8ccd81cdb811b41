import type { ComponentChildren } from "preact";
import type { Scope } from "../../kit/shared/scopes.ts";
import { useMay } from "./session.ts";

/** Shows something only to a key that may use it. @param props.otherwise - shown in its place. */
export function May(props: {
  readonly scope: Scope;
  readonly children: ComponentChildren;
  readonly otherwise?: ComponentChildren;
}) {
  const may = useMay();
  return <>{may(props.scope) ? props.children : props.otherwise}</>;
}
