import { useState } from "preact/hooks";
import { send } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { signOut } from "../sign-out.ts";
import { PasswordDialog } from "./PasswordDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Erases the person. */
export function RemoveCard({ asksPassword }: { readonly asksPassword: boolean }) {
  const words = useTexts("account");
  const [asking, setAsking] = useState(false);
  return (
    <section class="card stack" aria-labelledby="account-remove">
      <h2 id="account-remove">{words.remove}</h2>
      <p class="soft">{words.removeText}</p>
      <div>
        <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {asking && (
        <PasswordDialog
          title={words.removeTitle}
          yes={words.removeNow}
          asksPassword={asksPassword}
          act={async (body) => {
            await send("DELETE /app/api/person", { body });
            toast({ text: words.gone });
            // The session went with the person: the browser forgets what it knew of both.
            await signOut();
          }}
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
        >
          <p>{words.removeText}</p>
        </PasswordDialog>
      )}
    </section>
  );
}
