/** Grey shapes of what comes: of figures, which are sums and a chart, and of a list. */

export function FiguresSkeleton() {
  return (
    <div class="figures" aria-hidden="true">
      <div class="skeleton line" />
      <div class="skeleton sums" />
      <div class="skeleton tall" />
    </div>
  );
}

export function ListSkeleton() {
  return <div class="skeleton rows-skeleton" aria-hidden="true" />;
}
