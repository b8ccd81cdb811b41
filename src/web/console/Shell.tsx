import type { ComponentChildren } from "preact";
import { match, useRoute, ViewTitle } from "../lib/route.tsx";
import { useTexts } from "../lib/texts.ts";
import { Mark } from "../ui/Icon.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { OfflineBanner } from "../ui/State.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { View as Analytics } from "./analytics/View.tsx";
import { View as Bulk } from "./bulk/View.tsx";
import { View as Campaigns } from "./campaigns/View.tsx";
import { View as Leads } from "./leads/View.tsx";
import { View as Scans } from "./scans/View.tsx";
import { texts } from "./texts.ts";
import { View as Webhook } from "./webhook/View.tsx";

type Draw = (codeId: string) => ComponentChildren;

const VIEWS: readonly (readonly [pattern: string, draw: Draw])[] = [
  ["/codes/:id/analytics", (codeId) => <Analytics codeId={codeId} />],
  ["/codes/:id/scans", (codeId) => <Scans codeId={codeId} />],
  ["/codes/:id/leads", (codeId) => <Leads codeId={codeId} />],
  ["/campaigns", () => <Campaigns />],
  ["/bulk", () => <Bulk />],
  ["/webhook", () => <Webhook />],
];

/** The frame around every view of the console. */
export function Shell() {
  const words = useTexts(texts);
  const { path } = useRoute();
  return (
    <>
      <OfflineBanner />
      <header class="bar">
        <a class="brand" href="./">
          <Mark />
          <span>Quietzone</span>
        </a>
        <LanguageSwitch />
      </header>
      <main class="page" id="main">
        {viewAt(path) ?? <ViewTitle>{words.title}</ViewTitle>}
      </main>
      <Toasts />
    </>
  );
}

function viewAt(path: string): ComponentChildren {
  for (const [pattern, draw] of VIEWS) {
    const found = match(pattern, path);
    if (found) return draw(found["id"] ?? "");
  }
  return null;
}
