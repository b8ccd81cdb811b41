import { currentWorkspace } from "../../lib/holder.ts";
import { go } from "../../lib/route.tsx";
import { Select } from "../../ui/Select.tsx";
import { goTo, useSignedIn } from "./person.ts";
import { useTexts } from "../../texts/texts.ts";

/** Switches between the person's workspaces, where there are several. Other tabs stay in theirs. */
export function WorkspaceSelect({ hideLabel = false }: { readonly hideLabel?: boolean }) {
  const words = useTexts("person");
  const workspaces = useSignedIn()?.workspaces ?? [];
  const here = currentWorkspace();
  if (here === null || workspaces.length < 2) return null;
  return (
    <Select
      label={words.workspace}
      hideLabel={hideLabel}
      value={here}
      options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        // A code of one workspace is none of the other.
        go("/", { replace: true });
        goTo(id);
      }}
    />
  );
}
