import type { ComponentChildren } from "preact";
import { Link } from "../../lib/route.tsx";

/**
 * An entry of a list.
 * @param props.title - its name, which leads to its view where it has one.
 * @param props.facts - what is known of it, in a line.
 * @param props.marks - badges.
 * @param props.children - what may be done with it.
 */
export function Item(props: {
  readonly title: string;
  readonly to?: string | undefined;
  readonly facts: readonly (string | null | undefined | false)[];
  readonly marks?: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  return (
    <li class="op-item">
      <div class="op-item-of">
        <p class="op-title" dir="auto">
          {props.to === undefined ? props.title : <Link to={props.to}>{props.title}</Link>}
        </p>
        {props.more}
        <p class="soft small-text">{props.facts.filter(Boolean).join(" · ")}</p>
      </div>
      {(props.marks || props.children) && (
        <div class="op-item-end">
          {props.marks}
          {props.children}
        </div>
      )}
    </li>
  );
}

/** Entries of a list. */
export function Items(props: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <ul class="plain-list card op-items" aria-label={props.label}>
      {props.children}
    </ul>
  );
}
