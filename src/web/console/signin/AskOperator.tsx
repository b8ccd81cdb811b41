import { operatorContact } from "../../lib/operator.ts";
import { useTexts } from "../../texts/texts.ts";

/** A link to the operator's contact, where one is set. */
export function AskOperator() {
  const words = useTexts("signin");
  const contact = operatorContact();
  return contact === null ? null : <a href={contact}>{words.askOperator}</a>;
}
