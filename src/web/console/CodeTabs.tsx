import { useEffect, useRef } from "preact/hooks";
import { Link } from "../lib/route.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useMay } from "./session.ts";
import { CODE_TABS, type CodeTab, viewAt } from "./views.ts";
import { useTexts } from "../texts/texts.ts";

/** The tabs between the views of one code. */
export function CodeTabs({ codeId, current }: { readonly codeId: string; readonly current: CodeTab }) {
  const words = useTexts("tabs");
  const may = useMay();
  const path = `/codes/${encodeURIComponent(codeId)}`;
  const pathOf = (tab: CodeTab) => (tab === "overview" ? path : `${path}/${tab}`);
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls.
  useEffect(() => {
    const chosen = row.current?.querySelector("[aria-current]");
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav class="code-tabs" aria-label={words.label} ref={row}>
      <Link to="/codes" label={words.back} class="back">
        <Icon name="down" size={18} />
      </Link>
      {CODE_TABS.filter((tab) => may(viewAt(pathOf(tab))?.scope)).map((tab) => (
        <Link key={tab} to={pathOf(tab)} current={tab === current}>
          {words[tab]}
        </Link>
      ))}
    </nav>
  );
}
