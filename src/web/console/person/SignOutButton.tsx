import { Button } from "../../ui/Button.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { useTexts } from "../../texts/texts.ts";

/** Signs out. A session that can't be ended is told: the browser is still signed in. */
export function SignOutButton({ small = false }: { readonly small?: boolean }) {
  const words = useTexts("shell");
  const reason = useReason();
  const { submit, busy } = useSubmit(signOut, {
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });
  return (
    <Button kind="quiet" small={small} busy={busy} onClick={() => submit()}>
      {words.signOut}
    </Button>
  );
}
