import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { FileButton } from "../../../ui/FileButton.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { type DownloadsDraft, freeKey } from "./draft.ts";
import { acceptOf, FileLine } from "./FileField.tsx";
import { useFileUpload } from "./files.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import type { PartProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Files to download, which are uploaded at once. */
export function DownloadsFields({ part, put, putLater, at, errors }: PartProps<DownloadsDraft>) {
  const words = useTexts("mediaPart");
  const lists = useTexts("parts");
  const { files } = part;
  const list = useList("file", files, (changed) => put({ files: changed }), {
    nameOf: ({ label }, place) => label.trim() || words.fileAt(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  const upload = useFileUpload("any", ({ id }) =>
    putLater((latest) => ({ files: [...latest.files, { key: freeKey(latest.files), id, label: "" }] })),
  );
  const room = PART_LIMITS.files - files.length;
  return (
    <FileDrop label={words.dropFile} onFile={(file) => upload.submit([file].slice(0, room))}>
      <div class="stack" ref={list.root}>
        <ol class="plain-list stack">
          {files.map((file, place) => (
            <li
              key={file.key}
              data-item={list.itemOf(file)}
              class="part-group stack"
              onKeyDown={list.onKeyDown(place)}
            >
              <FileLine id={file.id} />
              {errors.at(`${at}/files/${place}/id`) && (
                <p class="error">{errors.at(`${at}/files/${place}/id`)}</p>
              )}
              <div data-part="first">
                <TextField
                  label={words.fileLabel(place + 1)}
                  hint={words.fileLabelHint}
                  optional
                  maxLength={PART_LIMITS.label}
                  value={file.label}
                  onInput={(label) => list.change(file, { label })}
                  error={errors.at(`${at}/files/${place}/label`)}
                />
              </div>
              <ItemButtons
                name={file.label.trim() || words.fileAt(place + 1)}
                at={place}
                count={files.length}
                onMove={(by) => list.move(place, by)}
                onRemove={() => list.remove(place)}
              />
            </li>
          ))}
        </ol>
        <div data-add="file">
          {room > 0 ? (
            <FileButton
              label={words.addFiles}
              hint={words.fileHint}
              accept={acceptOf("any")}
              multiple
              onFile={(_, all) => upload.submit(all.slice(0, room))}
              error={upload.text ?? errors.at(`${at}/files`) ?? null}
              busy={upload.busy}
            />
          ) : (
            <p class="hint">{words.noRoomForFiles(PART_LIMITS.files)}</p>
          )}
        </div>
        <p class="hidden" role="status">
          {upload.busy ? words.uploading : list.said}
        </p>
      </div>
    </FileDrop>
  );
}
