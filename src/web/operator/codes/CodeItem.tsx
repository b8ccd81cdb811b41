import { ago, number } from "../../lib/format.ts";
import { BlockBadge } from "../parts/Blocks.tsx";
import { Item } from "../parts/Item.tsx";
import type { CodeSign, OperatorCode } from "../records.ts";
import { SignList } from "./Signs.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A code in a list, with its signs where they are asked for. */
export function CodeItem({
  code,
  signs = [],
}: {
  readonly code: OperatorCode;
  readonly signs?: readonly CodeSign[];
}) {
  const words = useTexts("deskCodes");
  return (
    <Item
      title={withoutScheme(code.shortUrl)}
      to={`/codes/${encodeURIComponent(code.id)}`}
      more={
        <>
          <p class="op-target" dir="auto">
            {code.target === "" ? words.noTarget : withoutScheme(code.target)}
          </p>
          {signs.length > 0 && <SignList signs={signs} />}
        </>
      }
      facts={[
        code.workspace.name,
        code.title,
        words.scans(number(code.scans), code.scans),
        words.made(ago(code.createdAt)),
      ]}
      marks={<CodeBadges code={code} />}
    />
  );
}

/** Tells of a code that does not lead on. */
export function CodeBadges({ code }: { readonly code: OperatorCode }) {
  const words = useTexts("deskCodes");
  return (
    <>
      {code.workspace.suspended && <span class="badge bad">{words.workspaceSuspended}</span>}
      <BlockBadge block={code.blocked} />
      {!code.active && code.blocked === null && <span class="badge">{words.off}</span>}
    </>
  );
}

/** An address without `https://`, which is the usual one. */
export function withoutScheme(url: string): string {
  return url.replace(/^https:\/\//, "");
}
