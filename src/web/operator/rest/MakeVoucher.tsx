import { useRef, useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { TextField, toFirstWrong } from "../../ui/Field.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { ask } from "../api.ts";
import { ShownOnce } from "../parts/ShownOnce.tsx";
import type { NewVoucher } from "../records.ts";
import { PlanSelect } from "../workspaces/PlanSelect.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Makes a voucher, and shows its code once. */
export function MakeVoucher(props: { readonly onClose: () => void; readonly onMade: () => void }) {
  const { onClose, onMade } = props;
  const words = useTexts("deskRest");
  const desk = useTexts("desk");
  const [plan, setPlan] = useState("");
  const [uses, setUses] = useState("1");
  const [days, setDays] = useState("");
  const [until, setUntil] = useState("");
  const [made, setMade] = useState<NewVoucher | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => {
      if (plan === "") throw new Slips({ "/plan": words.planEmpty });
      const body = {
        plan,
        uses: Number(uses),
        ...(days === "" ? {} : { days: Number(days) }),
        ...(until === "" ? {} : { expiresAt: until }),
      };
      return ask<NewVoucher>("POST", "vouchers", { body });
    },
    {
      fields: ["/plan", "/uses", "/days", "/expiresAt"],
      onDone: (answer) => {
        setMade(answer);
        onMade();
      },
      onRefused: () => toFirstWrong(form.current),
    },
  );
  if (made)
    return (
      <ShownOnce
        title={words.voucherMade}
        secrets={[{ label: words.voucherCode, text: made.code }]}
        onClose={onClose}
      />
    );
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    forget();
  };
  const planError = errorAt("/plan");
  return (
    <Dialog
      title={words.newVoucher}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{desk.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => submit()}>
            {words.makeVoucher}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <form class="stack" noValidate ref={form} onSubmit={instead(submit)}>
        <PlanSelect label={words.plan} value={plan} none={words.choosePlan} onChange={typed(setPlan)} />
        {planError !== undefined && (
          <p class="error" role="alert">
            {planError}
          </p>
        )}
        <TextField
          label={words.uses}
          type="number"
          min={1}
          step={1}
          value={uses}
          onInput={typed(setUses)}
          error={errorAt("/uses")}
        />
        <TextField
          label={words.days}
          hint={words.daysHint}
          optional
          type="number"
          min={1}
          step={1}
          value={days}
          onInput={typed(setDays)}
          error={errorAt("/days")}
        />
        <TextField
          label={words.until}
          optional
          type="date"
          value={until}
          onInput={typed(setUntil)}
          error={errorAt("/expiresAt")}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
