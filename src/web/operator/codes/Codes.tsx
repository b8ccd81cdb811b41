import { useEffect, useState } from "preact/hooks";
import { go, Link, useRoute } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { usePages } from "../../ui/pages.ts";
import { Segments } from "../../ui/Segments.tsx";
import { instead } from "../../ui/submit.ts";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import type { CodePage, SignedPage } from "../records.ts";
import { CodeItem } from "./CodeItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Codes, newest first: all, those with signs, those of a workspace, or those that lead to a host. */
export function Codes() {
  const words = useTexts("deskCodes");
  const { params } = useRoute();
  const isSigned = params.has("signs");
  return (
    <Page title={words.title}>
      <Segments
        label={words.which}
        hideLabel
        value={isSigned ? "signed" : "all"}
        options={[
          { value: "all", label: words.all },
          { value: "signed", label: words.signed },
        ]}
        onChange={(chosen) => go(chosen === "all" ? "/codes" : "/codes?signs=")}
      />
      {isSigned ? <Signed /> : <All />}
    </Page>
  );
}

function Signed() {
  const words = useTexts("deskCodes");
  const pages = usePages(
    (page, signal) => ask<SignedPage>("GET", "signs", { query: { ...page }, signal }),
    [],
  );
  const codes = pages.pages.flatMap((page) => page.codes);
  return (
    <>
      <p class="soft">{words.newestSigned}</p>
      <PagedList pages={pages} count={codes.length} label={words.title} none={words.noneSigned}>
        {codes.map(({ code, signs }) => (
          <CodeItem key={code.id} code={code} signs={signs} />
        ))}
      </PagedList>
    </>
  );
}

function All() {
  const words = useTexts("deskCodes");
  const { params } = useRoute();
  const host = params.get("host") ?? "";
  const workspace = params.get("workspace") ?? "";
  const pages = usePages(
    (page, signal) => ask<CodePage>("GET", "codes", { query: { host, workspace, ...page }, signal }),
    [host, workspace],
  );
  const codes = pages.pages.flatMap((page) => page.codes);
  return (
    <>
      <p class="soft">{host === "" ? words.newest : words.toHost(host)}</p>
      <HostFilter host={host} workspace={workspace} />
      {workspace !== "" && (
        <p class="row">
          <span>{words.ofOne}</span>
          <Link to={`/workspaces/${encodeURIComponent(workspace)}`}>
            {codes[0]?.workspace.name ?? workspace}
          </Link>
          <Button small kind="quiet" icon="close" onClick={() => go(pathOf(host, ""))}>
            {words.ofAll}
          </Button>
        </p>
      )}
      <PagedList pages={pages} count={codes.length} label={words.title} none={words.none}>
        {codes.map((code) => (
          <CodeItem key={code.id} code={code} />
        ))}
      </PagedList>
    </>
  );
}

/** The view's path with its filters. */
function pathOf(host: string, workspace: string): string {
  const query = new URLSearchParams({ ...(host && { host }), ...(workspace && { workspace }) });
  return query.size === 0 ? "/codes" : `/codes?${query}`;
}

function HostFilter({ host, workspace }: { readonly host: string; readonly workspace: string }) {
  const words = useTexts("deskCodes");
  const [typed, setTyped] = useState(host);
  useEffect(() => setTyped(host), [host]);
  return (
    <form class="op-filter" onSubmit={instead(() => go(pathOf(typed.trim(), workspace)))}>
      <TextField
        label={words.host}
        hint={words.hostHint}
        placeholder="example.com"
        type="search"
        inputMode="url"
        spellcheck={false}
        maxLength={253}
        value={typed}
        onInput={setTyped}
      />
      <Button type="submit" icon="filter">
        {words.filter}
      </Button>
    </form>
  );
}
