import { ViewTitle } from "../../lib/route.tsx";
import { May } from "../May.tsx";
import { useMay } from "../session.ts";
import { ArchiveCard } from "./ArchiveCard.tsx";
import { Arrival } from "./Arrival.tsx";
import { RedirectsCard } from "./RedirectsCard.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Moving in with the codes of another service, and moving out. */
export function View() {
  const words = useTexts("move");
  const may = useMay();
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      <p class="soft">{words.intro}</p>
      <May scope="codes:write">
        <Arrival />
      </May>
      <h2>{words.leave}</h2>
      <div class="figure-pair">
        {may("analytics:read") && may("leads:read") && <ArchiveCard />}
        <RedirectsCard />
      </div>
    </div>
  );
}
