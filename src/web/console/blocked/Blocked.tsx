import type { Code } from "quietzone-client";
import { dateTime } from "../../lib/format.ts";
import { Notice } from "../../ui/State.tsx";
import { AskOperator } from "../signin/AskOperator.tsx";
import { useTexts } from "../../texts/texts.ts";

export type Block = NonNullable<Code["blocked"]>;

/** Tells an owner that something is blocked, why, and how to object. */
export function Blocked({ text, block }: { readonly text: string; readonly block: Block | null }) {
  const words = useTexts("blocked");
  return (
    <Notice tone="warn">
      <p>{text}</p>
      {block && <Because block={block} />}
      <p>
        {words.object[block?.by ?? "operator"]} <AskOperator />
      </p>
    </Notice>
  );
}

/** Tells an owner which hosts of a code a list leaves out, beside a target that blocks the code itself. */
export function Listed({ code }: { readonly code: Pick<Code, "listed" | "target"> }) {
  const words = useTexts("blocked");
  const target = URL.parse(code.target)?.hostname.replace(/\.$/, "");
  const hosts = Object.entries(code.listed ?? {}).filter(([host]) => host !== target);
  if (hosts.length === 0) return null;
  return (
    <Notice tone="warn">
      {hosts.map(([host, list]) => (
        <p key={host}>{words.listed(host, list)}</p>
      ))}
      <p>{words.listedEnds}</p>
    </Notice>
  );
}

/** The reason of a block, and the operator's words. */
export function Because({ block }: { readonly block: Block }) {
  const words = useTexts("blocked");
  return (
    <>
      <p>
        {words.why}: {words.reasons[block.reason]}
        {block.list !== null && ` (${block.list})`}, {words.since(dateTime(block.since))}.
      </p>
      {block.words !== null && <blockquote dir="auto">{block.words}</blockquote>}
    </>
  );
}
