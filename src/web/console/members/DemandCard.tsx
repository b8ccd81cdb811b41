import type { Me } from "quietzone-client";
import { Check } from "../../ui/Field.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { changeMe } from "../settings/change.ts";
import { useTexts } from "../../texts/texts.ts";

/** Demands a second factor of all members. */
export function DemandCard({ me, onChanged }: { readonly me: Me; readonly onChanged: (me: Me) => void }) {
  const words = useTexts("members");
  const { submit, busy, text } = useSubmit(
    (requireSecondFactor: boolean) => changeMe({ requireSecondFactor }),
    {
      onDone: (changed) => {
        onChanged(changed);
        const { requireSecondFactor } = changed.tenant;
        toast({ text: requireSecondFactor ? words.demanded : words.notDemanded, tone: "good" });
      },
    },
  );
  return (
    <section class="card stack" aria-labelledby="members-demand">
      <h2 id="members-demand">{words.demand}</h2>
      <Check
        label={words.demandCheck}
        hint={words.demandText}
        checked={me.tenant.requireSecondFactor}
        disabled={busy}
        onChange={submit}
      />
      {text !== undefined && (
        <p class="error" role="alert">
          {text}
        </p>
      )}
    </section>
  );
}
