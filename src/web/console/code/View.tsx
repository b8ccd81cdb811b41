import { useState } from "preact/hooks";
import type { Code } from "quietzone-client";
import { Download, type FileWish } from "../../design/Download.tsx";
import { PrintPieces } from "../../design/PrintPieces.tsx";
import { call, download } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { go, Link, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Loading } from "../../ui/State.tsx";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { Blocked, Listed } from "../blocked/Blocked.tsx";
import { useDuplicate, useSwitch } from "../codes/actions.ts";
import { leadsToItself } from "../codes/addresses.ts";
import { CodeTrouble } from "../codes/CodeTrouble.tsx";
import { DeleteDialog } from "../codes/DeleteDialog.tsx";
import { fileName } from "../codes/file-name.ts";
import { Switch } from "../codes/Switch.tsx";
import { CodeThumbnail } from "../codes/CodeThumbnail.tsx";
import { useJudged } from "./least.ts";
import { WaysCard } from "../gs1/WaysCard.tsx";
import { Health } from "../health/Health.tsx";
import { HealthCard } from "../health/HealthCard.tsx";
import { TodayCard } from "../landing/parts/TodayCard.tsx";
import { LockCard } from "../locks/LockCard.tsx";
import { Rules } from "../rules/Rules.tsx";
import { printCodes } from "../sheets/draft.ts";
import { May } from "../May.tsx";
import { useMay } from "../session.ts";
import { EmbedDialog } from "./EmbedDialog.tsx";
import { Facts } from "./Facts.tsx";
import { Waiting } from "./Waiting.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The overview of a code: drawing, target and files. */
export function View({ codeId }: { readonly codeId: string }) {
  const load = useLoad((signal) => call("GET /app/api/codes/{id}", { id: codeId }, { signal }), [codeId]);
  if (load.value) return <Overview code={load.value} put={load.put} reload={load.reload} />;
  return load.error ? <CodeTrouble error={load.error} retry={load.reload} /> : <Loading shape="code" />;
}

function Overview(props: {
  readonly code: Code;
  readonly put: (code: Code) => void;
  readonly reload: () => void;
}) {
  const { code, put, reload } = props;
  const words = useTexts("code");
  const blocked = useTexts("blocked");
  const { duplicate: duplicateLabel, things } = useTexts("codes");
  const duplicate = useDuplicate();
  const switchCode = useSwitch(put);
  const judged = useJudged(code);
  const scannability = judged.value?.scannability;
  const mayWrite = useMay()("codes:write");
  const [doomed, setDoomed] = useState(false);
  const [embedding, setEmbedding] = useState(false);
  const name = nameOfCode(code);
  const path = `/codes/${encodeURIComponent(code.id)}`;
  return (
    <div class="view code-view">
      <header class="view-head">
        <ViewTitle>{name}</ViewTitle>
        {mayWrite && (
          <Menu
            label={things(name)}
            items={[
              { label: duplicateLabel, icon: "copy", run: () => void duplicate(code) },
              { label: words.embed, icon: "link", run: () => setEmbedding(true) },
              { label: words.remove, icon: "trash", danger: true, run: () => setDoomed(true) },
            ]}
          />
        )}
      </header>
      {code.blocked && <Blocked text={blocked.code[code.blocked.by]} block={code.blocked} />}
      <Listed code={code} />
      {mayWrite && <Waiting codeId={code.id} />}
      {mayWrite && <TodayCard {...{ code, put, reload }} />}
      <div class="overview">
        <section class="card overview-card" aria-label={words.facts}>
          <CodeThumbnail code={code} alt={words.drawing(name)} size={200} />
          <div class="stack">
            <div class="row">
              {mayWrite && <Switch code={code} onSwitch={switchCode} />}
              <span class={code.active ? "badge good" : "badge warn"}>
                {code.active ? words.isOn : code.blocked ? blocked.short : words.isOff}
              </span>
              {code.active && <Health health={code.health} />}
              {!code.active && !code.blocked && <span class="soft small-text">{words.offText}</span>}
            </div>
            <Facts code={code} />
            <May scope="analytics:read">
              <div>
                <Link to={`${path}/analytics`} class="button">
                  <Icon name="chart" />
                  <span>{words.numbers}</span>
                </Link>
              </div>
            </May>
          </div>
        </section>
        {code.gs1 && <WaysCard code={code} judged={judged} />}
        <div class="code-files stack">
          <section class="card stack" aria-labelledby="files">
            <h2 id="files">{words.files}</h2>
            <Download
              fetchFile={(wish) => fileOf(code.id, wish)}
              name={fileName(code)}
              leastMm={scannability?.minimumPrintMm ?? null}
              tillMm={scannability?.profile?.widthMm ?? null}
              subject={code}
              addresses={[code.shortUrl, code.target]}
            />
          </section>
          <PrintPieces of={code.id} name={fileName(code)}>
            <Button kind="quiet" icon="print" onClick={() => printCodes([code])}>
              {words.otherSheets}
            </Button>
          </PrintPieces>
        </div>
        {!leadsToItself(code) && <HealthCard code={code} />}
        <LockCard code={code} put={put} />
        <Rules code={code} />
      </div>
      {embedding && <EmbedDialog code={code} onClose={() => setEmbedding(false)} />}
      {doomed && (
        <DeleteDialog
          code={code}
          onClose={() => setDoomed(false)}
          onDeleted={() => go("/codes", { replace: true })}
        />
      )}
    </div>
  );
}

async function fileOf(id: string, { format, widthPx, ...wish }: FileWish): Promise<Blob> {
  return (await download(`GET /app/api/codes/{id}/qr.${format}`, { id, size: widthPx, ...wish })).blob;
}
