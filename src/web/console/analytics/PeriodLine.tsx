import type { Analytics } from "quietzone-client";
import { dateRange } from "./dates.ts";
import { useTexts } from "../../texts/texts.ts";

type Ends = Pick<Analytics, "from" | "to" | "timezone">;

/** The period that counts are of, and the one that they are compared with. */
export function PeriodLine({
  counts,
  before,
}: {
  readonly counts: Ends;
  readonly before: Ends | null | undefined;
}) {
  const words = useTexts("analytics");
  const range = ({ from, to, timezone }: Ends) => dateRange(from, to, timezone);
  return (
    <p class="soft period-line" role="status">
      <strong>{range(counts)}</strong> {before && words.compared(range(before))}
    </p>
  );
}
