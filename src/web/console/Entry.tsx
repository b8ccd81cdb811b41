import type { ComponentChildren } from "preact";

/**
 * An entry of a list of members, passkeys, sessions or apps.
 * @param props.title - its name.
 * @param props.facts - what is known of it, in a line.
 * @param props.more - stands between the two.
 * @param props.children - what may be done with it.
 */
export function Entry(props: {
  readonly title: ComponentChildren;
  readonly facts: readonly string[];
  readonly more?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  return (
    <li class="member">
      <div class="member-of">
        <h3 dir="auto">{props.title}</h3>
        {props.more}
        <p class="soft small-text">{props.facts.join(" · ")}</p>
      </div>
      {props.children}
    </li>
  );
}
