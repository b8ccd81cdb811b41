import { useState } from "preact/hooks";
import { go, useRoute } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { usePages } from "../../ui/pages.ts";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { pathWith, SearchFilter } from "../parts/SearchFilter.tsx";
import type { WorkspacePage } from "../records.ts";
import { MakeWorkspace } from "./MakeWorkspace.tsx";
import { WorkspaceItem } from "./WorkspaceItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** All workspaces, newest first. */
export function Workspaces() {
  const words = useTexts("deskWorkspaces");
  const { params } = useRoute();
  const [makes, setMakes] = useState(false);
  const q = params.get("q") ?? "";
  const suspended = params.get("suspended") === "true" ? "true" : "";
  const pages = usePages(
    (page, signal) => ask<WorkspacePage>("GET", "workspaces", { query: { q, suspended, ...page }, signal }),
    [q, suspended],
  );
  const workspaces = pages.pages.flatMap((page) => page.workspaces);
  return (
    <Page
      title={words.title}
      actions={
        <Button icon="plus" onClick={() => setMakes(true)}>
          {words.make}
        </Button>
      }
    >
      <SearchFilter
        label={words.find}
        q={q}
        onSearch={(typed) => go(pathWith("/workspaces", { q: typed, suspended }))}
        only={words.onlySuspended}
        isOnly={suspended !== ""}
        onOnly={(isOnly) => go(pathWith("/workspaces", { q, suspended: isOnly ? "true" : "" }))}
      />
      <PagedList pages={pages} count={workspaces.length} label={words.title} none={words.none}>
        {workspaces.map((workspace) => (
          <WorkspaceItem key={workspace.id} workspace={workspace} />
        ))}
      </PagedList>
      {makes && <MakeWorkspace onClose={() => setMakes(false)} onMade={pages.first.reload} />}
    </Page>
  );
}
