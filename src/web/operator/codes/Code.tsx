import { useState } from "preact/hooks";
import { type Load, useLoad } from "../../lib/load.ts";
import { dateTime, number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { ask, at } from "../api.ts";
import { ActButton } from "../parts/ActButton.tsx";
import { BlockDialog } from "../parts/BlockDialog.tsx";
import { Blocks } from "../parts/Blocks.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Page } from "../parts/Page.tsx";
import { useTold } from "../parts/told.ts";
import type { OperatorCodeDetail } from "../records.ts";
import type { ViewProps } from "../view-props.ts";
import { CodeBadges, withoutScheme } from "./CodeItem.tsx";
import { Destinations } from "./Destinations.tsx";
import { Signs } from "./Signs.tsx";
import { useTexts } from "../../texts/texts.ts";

/** One code: where it leads, its blocks, and taking it down. */
export function Code({ id }: ViewProps) {
  const words = useTexts("deskCodes");
  const load = useLoad((signal) => ask<OperatorCodeDetail>("GET", at`codes/${id}`, { signal }), [id]);
  const code = load.value;
  return (
    <Page
      title={code ? withoutScheme(code.shortUrl) : words.one}
      above={<Link to="/codes">{words.title}</Link>}
      actions={code && <Acts code={code} load={load} />}
    >
      <Loaded load={load} shape="card">
        {(shown) => (
          <>
            <Blocks blocks={shown.blocks} />
            <Signs signs={shown.signs} />
            <Destinations code={shown} />
            <section class="card stack" aria-labelledby="code-facts">
              <h2 id="code-facts">{words.facts}</h2>
              <CodeFacts code={shown} />
            </section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Acts({
  code,
  load,
}: {
  readonly code: OperatorCodeDetail;
  readonly load: Load<OperatorCodeDetail>;
}) {
  const words = useTexts("deskCodes");
  const told = useTold();
  const [asks, setAsks] = useState(false);
  const own = code.blocks.find(({ by }) => by === "operator") ?? null;
  const putBack = () => ask<OperatorCodeDetail>("POST", at`codes/${code.id}/put-back`);
  return (
    <>
      {own && (
        <ActButton icon="undo" act={putBack} said={words.isBack} onDone={load.put}>
          {words.putBack}
        </ActButton>
      )}
      <Button kind={own ? "plain" : "danger"} icon={own ? "edit" : "close"} onClick={() => setAsks(true)}>
        {own ? words.changeReason : words.takeDown}
      </Button>
      {asks && (
        <BlockDialog
          title={words.takeDownTitle(withoutScheme(code.shortUrl))}
          text={words.takeDownText}
          yes={own ? words.changeReason : words.takeDown}
          now={own}
          act={(why) => ask<OperatorCodeDetail>("POST", at`codes/${code.id}/take-down`, { body: why })}
          onClose={() => setAsks(false)}
          onDone={(taken) => {
            setAsks(false);
            load.put(taken);
            told(words.isDown, { act: putBack, said: words.isBack, onDone: load.put });
          }}
        />
      )}
    </>
  );
}

function CodeFacts({ code }: { readonly code: OperatorCodeDetail }) {
  const words = useTexts("deskCodes");
  return (
    <Facts
      facts={[
        [
          words.workspace,
          <Link to={`/workspaces/${encodeURIComponent(code.workspace.id)}`}>{code.workspace.name}</Link>,
        ],
        [words.codeTitle, code.title],
        [words.group, code.group],
        [
          words.state,
          <span class="row">
            {code.active && !code.blocked && !code.workspace.suspended && (
              <span class="badge good">{words.leads}</span>
            )}
            <CodeBadges code={code} />
          </span>,
        ],
        [words.type, code.type],
        [words.scanned, number(code.scans)],
        [words.createdAt, dateTime(code.createdAt)],
        [words.updatedAt, dateTime(code.updatedAt)],
        [words.domain, code.domain],
        [
          words.looking,
          <>
            <a href={code.previewUrl} target="_blank" rel="noreferrer">
              {words.preview}
            </a>
            {code.pageUrl !== null && (
              <a href={code.pageUrl} target="_blank" rel="noreferrer">
                {words.page}
              </a>
            )}
          </>,
        ],
        [words.id, <code>{code.id}</code>],
      ]}
    />
  );
}
