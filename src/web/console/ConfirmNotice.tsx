import { useEffect } from "preact/hooks";
import { send } from "../lib/api.ts";
import { Link } from "../lib/route.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice, useReason } from "../ui/State.tsx";
import { useSubmit } from "../ui/submit.ts";
import { toast } from "../ui/Toasts.tsx";
import { May } from "./May.tsx";
import { refreshMe, useMe } from "./session.ts";
import { useTexts } from "../texts/texts.ts";

/** Tells that the workspace makes no tracked codes before its address is confirmed. */
export function ConfirmNotice() {
  const tenant = useMe()?.tenant;
  return tenant?.unconfirmed ? <Unconfirmed email={tenant.email} /> : null;
}

function Unconfirmed({ email }: { readonly email: string }) {
  const words = useTexts("shell");
  const reason = useReason();
  const { submit, busy } = useSubmit(() => send("POST /app/api/me/confirmation"), {
    onDone: () => toast({ text: words.confirmSent(email), tone: "good" }),
    onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
  });
  useEffect(() => {
    // The link was opened in another tab.
    addEventListener("focus", refreshMe);
    return () => removeEventListener("focus", refreshMe);
  }, []);
  return (
    <Notice
      tone="warn"
      action={
        <May scope="account">
          <div class="row">
            <Button small icon="mail" busy={busy} onClick={() => submit()}>
              {words.sendAgain}
            </Button>
            <Link to="/settings/workspace" class="button small">
              {words.otherAddress}
            </Link>
          </div>
        </May>
      }
    >
      <p class="address">{words.unconfirmed(email)}</p>
    </Notice>
  );
}
