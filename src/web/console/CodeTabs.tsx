import { Link } from "../lib/route.tsx";
import { Icon } from "../ui/Icon.tsx";
import { CODE_TABS, type CodeTab } from "./views.ts";
import { useTexts } from "../texts/texts.ts";

/** The tabs between the views of one code. */
export function CodeTabs({ codeId, current }: { readonly codeId: string; readonly current: CodeTab }) {
  const words = useTexts("tabs");
  const path = `/codes/${encodeURIComponent(codeId)}`;
  return (
    <nav class="code-tabs" aria-label={words.label}>
      <Link to="/codes" label={words.back} class="back">
        <Icon name="down" size={18} />
      </Link>
      {CODE_TABS.map((tab) => (
        <Link key={tab} to={tab === "overview" ? path : `${path}/${tab}`} current={tab === current}>
          {words[tab]}
        </Link>
      ))}
    </nav>
  );
}
