import { date, number } from "../../lib/format.ts";
import { Item } from "../parts/Item.tsx";
import type { OperatorWorkspace } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** A workspace in a list. @param props.mixed - whether the list has other things, too. */
export function WorkspaceItem(props: { readonly workspace: OperatorWorkspace; readonly mixed?: boolean }) {
  const { workspace, mixed = false } = props;
  const words = useTexts("deskWorkspaces");
  return (
    <Item
      title={workspace.name}
      to={`/workspaces/${encodeURIComponent(workspace.id)}`}
      facts={[
        workspace.email,
        words.codes(number(workspace.usage.codes), workspace.usage.codes),
        words.since(date(workspace.createdAt)),
      ]}
      marks={
        <>
          <WorkspaceBadges workspace={workspace} />
          <span class="badge">{mixed ? words.one : workspace.plan.name}</span>
        </>
      }
    />
  );
}

/** Tells of a workspace that is not as most are. */
export function WorkspaceBadges({ workspace }: { readonly workspace: OperatorWorkspace }) {
  const words = useTexts("deskWorkspaces");
  return (
    <>
      {workspace.suspended && <span class="badge bad">{words.suspended}</span>}
      {workspace.unconfirmed && <span class="badge warn">{words.unconfirmed}</span>}
    </>
  );
}
