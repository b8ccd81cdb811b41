import type { ComponentChildren } from "preact";
import { ViewTitle } from "../../lib/route.tsx";

/**
 * A view around what it shows.
 * @param props.above - stands over its title, such as the way back.
 * @param props.actions - buttons beside its title.
 */
export function Page(props: {
  readonly title: string;
  readonly above?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="view">
      <header class="view-head">
        <div>
          {props.above && <p class="eyebrow">{props.above}</p>}
          <ViewTitle>{props.title}</ViewTitle>
        </div>
        {props.actions && <div class="view-actions">{props.actions}</div>}
      </header>
      {props.children}
    </div>
  );
}
