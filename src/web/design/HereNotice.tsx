import { Notice } from "../ui/State.tsx";
import { useTexts } from "../texts/texts.ts";
import { isHere } from "./here.ts";

/** The addresses in a text, such as a table, that may lead to the device that opens them. */
export function addressesIn(text: string): readonly string[] {
  return text.match(/https?:\/\/(?:[\w.-]*localhost|127\.|0\.0\.0\.0|\[::1)[^\s,;"]*/gi) ?? [];
}

/** Warns where one of some addresses leads to the device that opens it: printed, it would open nothing. */
export function HereNotice({ addresses }: { readonly addresses: readonly (string | undefined)[] }) {
  const words = useTexts("design");
  if (!addresses.some(isHere)) return null;
  return (
    <Notice tone="warn">
      <p>{addresses.length > 1 ? words.someLeadHere : words.leadsHere}</p>
    </Notice>
  );
}
