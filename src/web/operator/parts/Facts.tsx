import type { ComponentChildren } from "preact";

/** Names and what is known. Those without a value are left out. */
export function Facts(props: {
  readonly facts: readonly (readonly [name: string, value: ComponentChildren])[];
}) {
  const known = props.facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== "",
  );
  return (
    <dl class="code-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
