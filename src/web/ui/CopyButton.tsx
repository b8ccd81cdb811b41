import { useEffect, useState } from "preact/hooks";
import { Button } from "./Button.tsx";
import { useTexts } from "../texts/texts.ts";

/** Copies a text and confirms it. @param label - names the text, for screen readers. */
export function CopyButton(props: {
  readonly text: string | (() => string);
  readonly label?: string;
  readonly children?: string;
  readonly small?: boolean;
}) {
  const words = useTexts("ui");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const said = copied ? words.copied : (props.children ?? words.copy);
  const copy = () => {
    void copyText(typeof props.text === "string" ? props.text : props.text()).then(setCopied);
  };
  return (
    <>
      <Button
        small={props.small ?? false}
        icon={copied ? "check" : "copy"}
        {...(props.label ? { label: `${said}: ${props.label}` } : {})}
        onClick={copy}
      >
        {said}
      </Button>
      <span class="hidden" role="status">
        {copied ? words.copied : ""}
      </span>
    </>
  );
}

/** Copies a text to the clipboard. @returns whether it worked. Without TLS, browsers offer only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement("textarea");
    box.value = text;
    document.body.append(box);
    box.select();
    const done = document.execCommand("copy");
    box.remove();
    return done;
  }
}
