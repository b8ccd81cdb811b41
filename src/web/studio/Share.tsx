import { useTexts } from "../lib/texts.ts";
import { Button } from "../ui/Button.tsx";
import { toast } from "../ui/Toasts.tsx";
import { texts } from "./texts.ts";
import { texts as common } from "../ui/texts.ts";

/** The design as a link. @param copy - puts it on the clipboard and tells whether it could. */
export function Share(props: { readonly copy: () => Promise<boolean>; readonly withoutLogo: boolean }) {
  const words = useTexts(texts);
  const { copied } = useTexts(common);
  const copy = async () => {
    if (await props.copy()) toast({ text: copied, tone: "good" });
  };
  return (
    <section class="share" aria-label={words.share}>
      <Button icon="link" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      <p class="hint">{props.withoutLogo ? words.linkWithoutLogo : words.linkHint}</p>
    </section>
  );
}
