import { useTexts } from "../../texts/texts.ts";
import { AskOperator } from "./AskOperator.tsx";

/** Names the operator's contact for people who lost their key. */
export function Lost() {
  const words = useTexts("signin");
  return (
    <p class="soft small-text">
      {words.lost} <AskOperator />
    </p>
  );
}
