import { Link } from "../lib/route.tsx";
import { defineTexts, useTexts } from "../lib/texts.ts";
import { Icon } from "../ui/Icon.tsx";
import { CODE_TABS, type CodeTab } from "./views.ts";

const texts = defineTexts({
  en: {
    label: "This code",
    back: "All codes",
    overview: "Overview",
    analytics: "Analytics",
    scans: "Scan log",
    leads: "Leads",
    history: "History",
    rules: "Rules",
    edit: "Edit",
  },
  de: {
    label: "Dieser Code",
    back: "Alle Codes",
    overview: "Überblick",
    analytics: "Auswertung",
    scans: "Scan-Protokoll",
    leads: "Kontakte",
    history: "Verlauf",
    rules: "Regeln",
    edit: "Bearbeiten",
  },
});

/** The tabs between the views of one code. */
export function CodeTabs({ codeId, current }: { readonly codeId: string; readonly current: CodeTab }) {
  const words = useTexts(texts);
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
