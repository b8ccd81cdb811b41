import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Errors } from "../../ui/Errors.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import type { Block } from "../records.ts";
import { ReasonFields, type Why } from "./ReasonFields.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * Asks why something is blocked, and blocks it.
 * @param props.yes - the name of the button.
 * @param props.now - the block that it has, whose reason and words are replaced.
 */
export function BlockDialog<T>(props: {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly now: Block | null;
  readonly act: (why: { readonly reason: string; readonly words?: string }) => Promise<T>;
  readonly onClose: () => void;
  readonly onDone: (answer: T) => void;
}) {
  const desk = useTexts("desk");
  const [why, setWhy] = useState<Why>(() => ({
    reason: props.now && props.now.reason !== "list" ? props.now.reason : "phishing",
    words: props.now?.words ?? "",
  }));
  const { submit, busy, error, errorAt, forget } = useSubmit(
    () => {
      const words = why.words.trim();
      return props.act({ reason: why.reason, ...(words === "" ? {} : { words }) });
    },
    { fields: ["/words"], onDone: props.onDone },
  );
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{desk.cancel}</Button>
          <Button kind="danger" icon="close" busy={busy} onClick={() => submit()}>
            {props.yes}
          </Button>
        </>
      }
    >
      <Errors error={error} />
      <p>{props.text}</p>
      <form class="stack" noValidate onSubmit={instead(submit)}>
        <ReasonFields
          why={why}
          error={errorAt("/words")}
          onChange={(changed) => {
            setWhy(changed);
            forget();
          }}
        />
      </form>
    </Dialog>
  );
}
