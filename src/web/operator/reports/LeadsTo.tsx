import { useState } from "preact/hooks";
import { useLoad } from "../../lib/load.ts";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { ask, at } from "../api.ts";
import { DestinationList } from "../codes/Destinations.tsx";
import { Blocks } from "../parts/Blocks.tsx";
import type { OperatorCodeDetail } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shows on request where a reported code leads. */
export function LeadsTo({ codeId }: { readonly codeId: string }) {
  const words = useTexts("deskReports");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          small
          kind="quiet"
          class="op-fold"
          icon={isOpen ? "up" : "down"}
          expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.leadsTo}
        </Button>
      </div>
      {isOpen && <Where codeId={codeId} />}
    </>
  );
}

function Where({ codeId }: { readonly codeId: string }) {
  const load = useLoad((signal) => ask<OperatorCodeDetail>("GET", at`codes/${codeId}`, { signal }), [codeId]);
  return (
    <Loaded load={load}>
      {(code) => (
        <>
          <Blocks blocks={code.blocks} />
          <DestinationList destinations={code.destinations} />
        </>
      )}
    </Loaded>
  );
}
