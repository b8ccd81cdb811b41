import { dateTime } from "../../lib/format.ts";
import { Notice } from "../../ui/State.tsx";
import type { Block } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** Why something is blocked, by whom and since when. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const words = useTexts("desk");
  return (
    <>
      {blocks.map((block) => (
        <Notice tone="bad" key={block.by}>
          <p>
            <strong>{block.by === "list" ? words.byList(block.list ?? "") : words.byOperator}</strong>{" "}
            {block.reason !== "list" && words.because(words.reasons[block.reason])}{" "}
            {words.since(dateTime(block.since))}
          </p>
          {block.words !== null && <p dir="auto">{words.quoted(block.words)}</p>}
        </Notice>
      ))}
    </>
  );
}

/** Marks what is blocked in a list. */
export function BlockBadge({ block }: { readonly block: Block | null }) {
  const words = useTexts("desk");
  return (
    block && (
      <span class="badge bad">
        {block.by === "list"
          ? words.onList(block.list ?? "")
          : words.reasons[block.reason === "list" ? "other" : block.reason]}
      </span>
    )
  );
}
