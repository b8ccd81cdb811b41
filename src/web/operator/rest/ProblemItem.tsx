import { dateTime } from "../../lib/format.ts";
import { Item } from "../parts/Item.tsx";
import type { OperatorProblem } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** A line of the service's log that tells of trouble. It is English, as the log is. */
export function ProblemItem({ problem }: { readonly problem: OperatorProblem }) {
  const words = useTexts("deskRest");
  return (
    <Item
      title={problem.message}
      more={problem.detail !== null && <p class="op-words small-text">{problem.detail}</p>}
      facts={[dateTime(problem.at), problem.requestId !== null && words.requestId(problem.requestId)]}
      marks={
        <span class={problem.level === "error" ? "badge bad" : "badge warn"}>
          {words.levels[problem.level]}
        </span>
      }
    />
  );
}
