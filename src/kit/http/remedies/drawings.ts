import type { FaultCode } from "../../shared/problems.ts";
import type { Remedy } from "./model.ts";

/** Of drawings, pictures, and files of many codes. */
export const DRAWING_REMEDIES = {
  type_unknown: {
    cause: "`type` names no type of code.",
    remedy: "Use one of the types that `GET /app/api/types` lists. The problem's `errors` lists them, too.",
  },
  fields_invalid: {
    cause:
      "The content does not fit its type: a field is missing, malformed, too long, or is not a field of this type.",
    remedy:
      "Each entry of `errors` points at a field. `GET /app/api/types` has the fields of each type as JSON Schema.",
  },
  payload_too_long: {
    cause: "The content has more bytes than a symbol of this error correction holds. A logo takes room, too.",
    remedy:
      "Shorten the content, choose a lower level of error correction, or make a [tracked code](tracked-codes.md), whose symbol holds only a short address.",
  },
  style_invalid: {
    cause:
      "The style is not of the right form, or names a saved look that your workspace does not have. In a bulk file a look may have changed while the file was read.",
    remedy:
      "Correct what `errors` points at. `GET /app/api/types` has the schema of a style, `GET /app/api/styles` your looks.",
  },
  style_not_scannable: {
    cause:
      "The drawing would not scan everywhere: too little contrast, too large a logo, too narrow a quiet zone.",
    remedy:
      "Merge `mend` into the style, and it is accepted, or change what `errors` names yourself. See [Drawing](drawing.md).",
  },
  template_unknown: {
    cause: "`style.template` names no template.",
    remedy: "Use one of the templates that `GET /app/api/types` lists.",
  },
  frame_text_unsupported: {
    cause: "The caption of the frame has a character that the built-in font lacks, such as an emoji.",
    remedy: "Leave out the characters that the problem names.",
  },
  logo_invalid: {
    cause:
      "The logo can't be drawn: its id is unknown, its file is damaged or too large, or it is an SVG that has scripts, effects or references to other files.",
    remedy:
      "The reason is in `errors`. Find ids with `GET /api/v1/logos?q=`, export the SVG with plain paths, or send it as a PNG.",
  },
  logo_not_found: {
    cause: "The catalog has no logo with this id.",
    remedy: "Search with `GET /api/v1/logos?q=`, and use the `id` of a result.",
  },
  color_unsupported: {
    cause: "A logo that has several colours of its own was asked for in another one.",
    remedy: "Leave `color` out, or choose a logo of one colour.",
  },
  image_invalid: {
    cause: "The picture is damaged, of another kind than `content-type` says, or has too many pixels.",
    remedy: "Save it again as JPEG, PNG or WebP, smaller if the problem says so. See [Pages](pages.md).",
  },
  file_invalid: {
    cause:
      "The file is of another kind than `content-type` says, or a PDF that holds scripts, starts programs, or can't be looked through for them.",
    remedy: "Save it anew, a PDF without scripts and without a password. See [Files](files.md).",
  },
  file_not_found: {
    cause: "There is no file with this id in the workspace, or on this host.",
    remedy: "`GET /app/api/files` lists the files that there are.",
  },
  file_other: {
    cause: "The file is not the one that `If-Match` or `If-Unmodified-Since` names.",
    remedy: "Ask for it without the condition.",
  },
  range_not_satisfiable: {
    cause: "The range that was asked for begins behind the end of the file.",
    remedy: "`Content-Range` of the answer has the size. Ask for bytes before it.",
  },
  image_not_found: {
    cause: "There is no picture with this id in the workspace, or on this host.",
    remedy: "Upload it again. A picture that no page names is erased a day after its upload.",
  },
  csv_invalid: {
    cause:
      "The file as a whole can't be read: it is not UTF-8, has no row of column names, no rows, or names a column twice.",
    remedy: "Save it as CSV in UTF-8, with the column names of [bulk files](bulk.md) in the first row.",
  },
  rows_invalid: {
    cause: "Some rows can't be made, so nothing of the file was.",
    remedy:
      "Each entry of `errors` has a row, a column and a reason; rows of data count from 1, so row 1 is the line below the header. Correct them, or send `?onError=skip` with a bulk file to leave them out.",
  },
  bulk_not_found: {
    cause: "You made no bulk file with this id, or it is older than 24 hours and can't be undone any more.",
    remedy: "Choose its codes by campaign, and delete them with [one action on many codes](bulk.md).",
  },
  label_too_small: {
    cause: "The code does not fit on a label of this layout at a size that phones read.",
    remedy:
      "Choose a layout with larger labels: the problem says the least size. A shorter content makes a smaller symbol.",
  },
  label_text_too_long: {
    cause: "The text does not fit beside the code on the label.",
    remedy: "Shorten it, or choose larger labels. See [Sheets](sheets.md).",
  },
  label_text_unsupported: {
    cause: "A text of the label has characters that the built-in font lacks.",
    remedy: "Leave out the characters that the problem names.",
  },
  archive_invalid: {
    cause:
      "The file is no archive of a workspace, is damaged, or comes from a later version than this service.",
    remedy: "Send the archive as it was downloaded, to a service of the same version or a later one.",
  },
  import_conflicts: {
    cause: "Short ids of the import are taken on this service, or can't be used on it, so nothing was made.",
    remedy:
      "`conflicts` lists them. Import onto a [domain](domains.md) of your own, or send `?onConflict=skip` to leave them out.",
  },
} as const satisfies Partial<Record<FaultCode, Remedy>>;
