import { MOST_BYTES } from "../../../features/bulk/constants.ts";
import { Button } from "../../ui/Button.tsx";
import { check, type Session, stop } from "./session.ts";
import { useTexts } from "../../texts/texts.ts";

/** The button that checks the file, or the check that is going on. */
export function CheckRow({ session: { source, stage, output } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  if (!source || source.bytes > MOST_BYTES || stage.kind === "making") return null;
  if (stage.kind === "checking")
    return (
      <div class="row" role="status">
        <span class="spinner" aria-hidden="true" /> {words.checking}
        <Button small onClick={stop}>
          {words.stop}
        </Button>
      </div>
    );
  return (
    <p>
      <Button
        kind={stage.kind === "idle" ? "primary" : "plain"}
        disabled={output.print === null}
        onClick={() => void check()}
      >
        {stage.kind === "idle" ? words.check : words.checkAgain}
      </Button>
    </p>
  );
}
