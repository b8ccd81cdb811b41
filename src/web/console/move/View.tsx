import { ViewTitle } from "../../lib/route.tsx";
import { ArchiveCard } from "./ArchiveCard.tsx";
import { Arrival } from "./Arrival.tsx";
import { RedirectsCard } from "./RedirectsCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Moving in with the codes of another service, and moving out. */
export function View() {
  const words = useTexts("move");
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.intro}</p>
      <Arrival />
      <h2>{words.leave}</h2>
      <div class="figure-pair">
        <ArchiveCard />
        <RedirectsCard />
      </div>
    </div>
  );
}
