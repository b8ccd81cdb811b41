import { operatorContact } from "../../lib/operator.ts";
import { useTexts } from "../../texts/texts.ts";

/** Names the operator's contact for people who lost their key. */
export function Lost() {
  const words = useTexts("signin");
  const contact = operatorContact();
  return (
    <p class="soft small-text">
      {words.lost} {contact !== null && <a href={contact}>{words.askOperator}</a>}
    </p>
  );
}
