import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import type { AudioDraft } from "./draft.ts";
import { FileField } from "./FileField.tsx";
import { ItemButtons } from "./ItemButtons.tsx";
import { placeOf, sentChapter } from "./sent.ts";
import type { PartProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** A recording, its chapters, and the words that are heard. */
export function AudioFields({ part, put, putLater, at, errors }: PartProps<AudioDraft>) {
  const words = useTexts("mediaPart");
  const lists = useTexts("parts");
  const { chapters } = part;
  const list = useList("chapter", chapters, (changed) => put({ chapters: changed }), {
    nameOf: ({ title }, place) => title.trim() || words.chapter(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  return (
    <div class="stack">
      <FileField
        id={part.file}
        wanted="audio"
        onChange={(file) => putLater(() => ({ file: file?.id ?? "" }))}
        error={errors.at(`${at}/file`)}
      />
      <fieldset class="stack">
        <legend class="label">{words.chapters}</legend>
        <div class="stack" ref={list.root}>
          <ol class="plain-list dishes">
            {chapters.map((chapter, place) => {
              const pointer = `${at}/chapters/${placeOf(chapters, place, sentChapter)}`;
              return (
                <li key={chapter.key} data-item={list.itemOf(chapter)} class="chapter">
                  <div data-part="first">
                    <TextField
                      label={words.chapterAt(place + 1)}
                      hideLabel
                      placeholder="1:30"
                      value={chapter.at}
                      onInput={(typed) => list.change(chapter, { at: typed })}
                      error={errors.at(`${pointer}/at`)}
                    />
                  </div>
                  <TextField
                    label={words.chapterTitle(place + 1)}
                    hideLabel
                    placeholder={words.chapterExample}
                    maxLength={PART_LIMITS.name}
                    value={chapter.title}
                    onInput={(title) => list.change(chapter, { title })}
                    error={errors.at(`${pointer}/title`)}
                  />
                  <ItemButtons
                    name={chapter.title.trim() || words.chapter(place + 1)}
                    at={place}
                    count={chapters.length}
                    onRemove={() => list.remove(place)}
                  />
                </li>
              );
            })}
          </ol>
          <div data-add="chapter">
            <Button
              small
              icon="plus"
              disabled={chapters.length >= PART_LIMITS.chapters}
              onClick={() => list.add((key) => ({ key, at: "", title: "" }))}
            >
              {words.addChapter}
            </Button>
          </div>
          <p class="hidden" role="status">
            {list.said}
          </p>
        </div>
      </fieldset>
      <TextField
        label={words.transcript}
        hint={words.transcriptHint}
        optional
        rows={6}
        maxLength={PART_LIMITS.transcript}
        value={part.transcript}
        onInput={(transcript) => put({ transcript })}
        error={errors.at(`${at}/transcript`)}
      />
    </div>
  );
}
