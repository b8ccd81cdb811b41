import type { ComponentChildren } from "preact";

/** Grey shapes in the place of what comes, so that nothing moves when it appears. */

/**
 * `figures` are sums above a chart, `rows` a list, `form` fields beside their preview, `code` a drawing beside
 * its facts, and `card` one card.
 */
export type Shape = "figures" | "rows" | "form" | "code" | "card";

const SHAPES: Readonly<Record<Shape, ComponentChildren>> = {
  figures: (
    <div class="figures">
      <div class="skeleton line" />
      <div class="skeleton sums" />
      <div class="skeleton tall" />
    </div>
  ),
  rows: <div class="skeleton rows-skeleton" />,
  form: (
    <div class="designer">
      <div class="skeleton tall" />
      <div class="skeleton square" />
    </div>
  ),
  code: (
    <div class="code-skeleton">
      <div class="skeleton square" />
      <div class="skeleton tall" />
    </div>
  ),
  card: <div class="skeleton tall" />,
};

export function Skeleton({ shape }: { readonly shape: Shape }) {
  return <div aria-hidden="true">{SHAPES[shape]}</div>;
}
