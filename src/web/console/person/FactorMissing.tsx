import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { SET_UP_FACTOR } from "./places.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * In place of all views of a workspace that demands a second factor of somebody who has none. Leaving is
 * open, too.
 */
export function FactorMissing() {
  const words = useTexts("person");
  const { leave } = useTexts("members");
  const [leaving, setLeaving] = useState(false);
  return (
    <div class="state">
      <ViewTitle>{words.factorMissing}</ViewTitle>
      <p>{words.factorMissingText}</p>
      <Link to={SET_UP_FACTOR} class="button primary">
        {words.setUp}
      </Link>
      <Button kind="quiet" onClick={() => setLeaving(true)}>
        {leave}
      </Button>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
