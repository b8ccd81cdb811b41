import { useRef } from "preact/hooks";
import { Slips } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * Asks once about an address without a dot after the @, such as `anna@cafe`: intranets have such, but most
 * are slips. @returns a check that throws `Slips` at the first of two equal tries.
 */
export function useDoubt(): (email: string) => void {
  const words = useTexts("signin");
  const doubted = useRef("");
  return (email) => {
    if (doubted.current === email || !/[^@]@[^@.]+$/.test(email)) return;
    doubted.current = email;
    throw new Slips({ "/email": words.emailDoubt });
  };
}
