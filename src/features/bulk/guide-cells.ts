import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { NamedMedia } from "../codes/media-model.ts";
import type { OwnColumn } from "./columns.ts";
import { GUIDE_COLUMNS, type GuideColumn } from "./model.ts";

/** Where the schema of a page finds a fault in what the columns say, by the column that says it. */
const PLACES: readonly (readonly [place: RegExp, column: GuideColumn])[] = [
  [/^\/landing\/headline/, "guideHeadline"],
  [/^\/landing\/text/, "guideText"],
  [/^\/landing\/cover/, "guidePicture"],
  [/^\/landing\/stop\/number/, "guideStop"],
  [/^\/landing\/stop\/tour/, "guideTour"],
  [/^\/landing\/stop\/next\/title/, "guideNextTitle"],
  [/^\/landing\/stop\/next/, "guideNext"],
  [/^\/landing\/parts\/0\/transcript/, "guideTranscript"],
  [/^\/landing\/parts\/0/, "guideAudio"],
];

/**
 * The page of a stop of a guide, from the columns of its row; `undefined` where a row has none of them.
 * @param own - a cell of the row; `undefined` when it is empty.
 * @throws Fault `fields_invalid` where it has a transcript without a recording.
 */
export function guidePage(own: (name: OwnColumn) => string | undefined): object | undefined {
  const cells = new Map(GUIDE_COLUMNS.map((name) => [name, own(name)] as const));
  const cell = (name: GuideColumn) => cells.get(name);
  if (GUIDE_COLUMNS.every((name) => cell(name) === undefined)) return undefined;
  const [audio, transcript] = [cell("guideAudio"), cell("guideTranscript")];
  if (transcript !== undefined && audio === undefined) throw wrong("guideAudio", "required");
  const [next, nextTitle] = [cell("guideNext"), cell("guideNextTitle")];
  return {
    template: "guide",
    headline: cell("guideHeadline") ?? own("title") ?? "",
    ...member("text", cell("guideText")),
    ...member("cover", cell("guidePicture"), (id) => ({ id })),
    stop: {
      ...member("number", cell("guideStop")),
      ...member("tour", cell("guideTour")),
      ...((next ?? nextTitle) === undefined
        ? {}
        : { next: { ...member("title", nextTitle), ...member("shortId", next) } }),
    },
    ...member("parts", audio, (file) => [{ type: "audio", file, ...member("transcript", transcript) }]),
  };
}

/** The picture and the recording that a row names. */
export function guideMedia(own: (name: OwnColumn) => string | undefined): NamedMedia[] {
  const [picture, audio] = [own("guidePicture"), own("guideAudio")];
  return [
    ...(picture === undefined ? [] : [{ kind: "picture", id: picture, pointer: "/guidePicture" } as const]),
    ...(audio === undefined ? [] : [{ kind: "file", id: audio, pointer: "/guideAudio" } as const]),
  ];
}

/** The column of a guide that a fault of the page is about; `null` where it is about none of them. */
export function guideColumnAt(pointer: string): GuideColumn | null {
  return PLACES.find(([place]) => place.test(pointer))?.[1] ?? null;
}

function member(name: string, cell: string | undefined, made: (cell: string) => unknown = (text) => text) {
  return cell === undefined ? {} : { [name]: made(cell) };
}

function wrong(column: string, reason: "required"): Fault {
  return new Fault("fields_invalid", "The row is not valid.", {
    errors: [{ pointer: `/${column}`, ...explain(reason) }],
  });
}
