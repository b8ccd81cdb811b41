import { operatorContact } from "../../lib/operator.ts";
import { useTexts } from "../../texts/texts.ts";

/** Who can help when a key is lost. */
export function Lost() {
  const words = useTexts("signin");
  const contact = operatorContact();
  return (
    <p class="soft small-text">
      {words.lost} {contact !== null && <a href={contact}>{words.askOperator}</a>}
    </p>
  );
}
