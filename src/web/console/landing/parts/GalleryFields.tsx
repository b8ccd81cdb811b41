import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { address } from "../../../lib/api.ts";
import { FileButton } from "../../../ui/FileButton.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { useReason } from "../../../ui/State.tsx";
import { Slips, useSubmit } from "../../../ui/submit.ts";
import { addCover, Unreadable } from "../cover.ts";
import { freeKey, type GalleryDraft } from "./draft.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import type { PartProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Pictures, each in words for those who don't see it. They are uploaded at once. */
export function GalleryFields({ part, put, putLater, at, errors }: PartProps<GalleryDraft>) {
  const words = useTexts("mediaPart");
  const cover = useTexts("cover");
  const lists = useTexts("parts");
  const reason = useReason();
  const { pictures } = part;
  const list = useList("picture", pictures, (changed) => put({ pictures: changed }), {
    nameOf: (_, place) => words.picture(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  const room = PART_LIMITS.pictures - pictures.length;
  const { submit, busy, error, text } = useSubmit(async (files: readonly File[], signal) => {
    for (const file of files) {
      const { id } = await addCover(file).catch((refused: unknown) => {
        throw refused instanceof Unreadable ? new Slips({ "": words.unreadable(file.name) }) : refused;
      });
      signal.throwIfAborted();
      putLater((latest) => ({
        pictures: [...latest.pictures, { key: freeKey(latest.pictures), id, alt: "", caption: "" }],
      }));
    }
    if (files.length < 1) throw new Slips({ "": words.noRoom(PART_LIMITS.pictures) });
  });
  return (
    <FileDrop label={words.dropPicture} onFile={(file) => submit([file].slice(0, room))}>
      <div class="stack" ref={list.root}>
        <ol class="plain-list stack">
          {pictures.map((picture, place) => (
            <li
              key={picture.key}
              data-item={list.itemOf(picture)}
              class="part-group picture"
              onKeyDown={list.onKeyDown(place)}
            >
              <img src={address(`i/${encodeURIComponent(picture.id)}`)} alt="" />
              <div class="stack">
                <div data-part="first">
                  <TextField
                    label={words.alt(place + 1)}
                    hint={words.altHint}
                    maxLength={PART_LIMITS.alt}
                    value={picture.alt}
                    onInput={(alt) => list.change(picture, { alt })}
                    error={
                      errors.at(`${at}/pictures/${place}/alt`) ?? errors.at(`${at}/pictures/${place}/id`)
                    }
                  />
                </div>
                <TextField
                  label={words.caption(place + 1)}
                  optional
                  maxLength={PART_LIMITS.caption}
                  value={picture.caption}
                  onInput={(caption) => list.change(picture, { caption })}
                  error={errors.at(`${at}/pictures/${place}/caption`)}
                />
                <ItemButtons
                  name={words.picture(place + 1)}
                  at={place}
                  count={pictures.length}
                  onMove={(by) => list.move(place, by)}
                  onRemove={() => list.remove(place)}
                />
              </div>
            </li>
          ))}
        </ol>
        <div data-add="picture">
          {room > 0 ? (
            <FileButton
              label={words.addPictures}
              hint={cover.chooseHint}
              accept="image/*"
              multiple
              onFile={(_, all) => submit(all.slice(0, room))}
              error={(error === undefined ? text : reason(error)) ?? errors.at(`${at}/pictures`) ?? null}
              busy={busy}
            />
          ) : (
            <p class="hint">{words.noRoom(PART_LIMITS.pictures)}</p>
          )}
        </div>
        <p class="hidden" role="status">
          {busy ? cover.uploading : list.said}
        </p>
      </div>
    </FileDrop>
  );
}
