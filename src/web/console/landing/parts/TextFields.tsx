import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { TextField } from "../../../ui/Field.tsx";
import type { TextDraft } from "./draft.ts";
import type { PartProps } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

/** A text in Markdown. */
export function TextFields({ part, put, at, errors }: PartProps<TextDraft>) {
  const words = useTexts("placePart");
  return (
    <TextField
      label={words.markdown}
      rows={8}
      maxLength={PART_LIMITS.markdown}
      value={part.markdown}
      onInput={(markdown) => put({ markdown })}
      error={errors.at(`${at}/markdown`)}
      hint={
        <>
          {words.markdownHint} <code>## {words.heading}</code>, <code>- {words.item}</code>,{" "}
          <code>**{words.bold}**</code>, <code>*{words.italic}*</code>, <code>[{words.link}](https://…)</code>
          , <code>&gt; {words.quote}</code>. {words.paragraphs}
        </>
      }
    />
  );
}
