import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { Check } from "../../ui/Field.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { ask, at } from "../api.ts";
import { useTold } from "../parts/told.ts";
import type { OperatorWorkspace } from "../records.ts";
import { PlanSelect } from "./PlanSelect.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Changes the plan of a workspace, and whether its scan log has devices. */
export function GrantsCard(props: {
  readonly workspace: OperatorWorkspace;
  readonly onChanged: (workspace: OperatorWorkspace) => void;
}) {
  const { workspace, onChanged } = props;
  const words = useTexts("deskWorkspaces");
  const told = useTold();
  const [plan, setPlan] = useState(workspace.plan.name);
  const [deviceLog, setDeviceLog] = useState(workspace.deviceLog);
  const { submit, busy, error } = useSubmit(
    () => {
      // An unchanged plan keeps the end that a voucher gave it.
      const body = { deviceLog, ...(plan === workspace.plan.name ? {} : { plan }) };
      return ask<OperatorWorkspace>("PATCH", at`workspaces/${workspace.id}`, { body });
    },
    {
      onDone: (changed) => {
        onChanged(changed);
        told(words.saved);
      },
    },
  );
  return (
    <section class="card stack" aria-labelledby="workspace-grants">
      <h2 id="workspace-grants">{words.grants}</h2>
      <form class="stack" onSubmit={instead(submit)} noValidate>
        <Errors error={error} />
        <PlanSelect label={words.plan} value={plan} onChange={setPlan} />
        <Check
          label={words.logDevices}
          hint={words.logDevicesHint}
          checked={deviceLog}
          onChange={setDeviceLog}
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
