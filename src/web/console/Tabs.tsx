import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Link } from "../lib/route.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useMay } from "./session.ts";
import { CODE_TABS, type CodeTab } from "./sections.ts";
import { viewAt } from "./views.ts";
import { useTexts } from "../texts/texts.ts";

/** The tabs between the views of one code. */
export function CodeTabs({ codeId, current }: { readonly codeId: string; readonly current: CodeTab }) {
  const words = useTexts("tabs");
  const path = `/codes/${encodeURIComponent(codeId)}`;
  return (
    <Tabs
      label={words.label}
      tabs={CODE_TABS.map((tab) => ({
        to: tab === "overview" ? path : `${path}/${tab}`,
        text: words[tab],
        isCurrent: tab === current,
      }))}
    >
      <Link to="/codes" label={words.back} class="back">
        <Icon name="down" size={18} />
      </Link>
    </Tabs>
  );
}

/** A row of tabs, of those that the key may see. @param props.children - stands before the first. */
export function Tabs(props: {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
  readonly children?: ComponentChildren;
}) {
  const may = useMay();
  const row = useRef<HTMLElement>(null);
  const current = props.tabs.find(({ isCurrent }) => isCurrent)?.to;
  // On a phone the row scrolls.
  useEffect(() => {
    const chosen = row.current?.querySelector("[aria-current]");
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav class="view-tabs" aria-label={props.label} ref={row}>
      {props.children}
      {props.tabs
        .filter(({ to }) => may(viewAt(to)?.scope))
        .map(({ to, text, isCurrent }) => (
          <Link key={to} to={to} current={isCurrent}>
            {text}
          </Link>
        ))}
    </nav>
  );
}
