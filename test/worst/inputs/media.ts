import type { Landing } from "../../../src/features/codes/landing.ts";
import { readJson } from "../../json.ts";
import { png } from "../../features/images/samples.ts";
import { silence } from "../../features/pages/silence.ts";
import type { Place, WorstInput } from "../input.ts";

/** Pages of the most pictures, recordings, files, apps and places. */

const target = "https://museum.example/";
const UNKNOWN = "0123456789abcdefghjkmnpqrs";

type Parts = NonNullable<Landing["parts"]>;

const parts = (make: (nth: number) => Parts[number]): Parts =>
  Array.from({ length: 30 }, (_, nth) => make(nth));

const landingOf = (all: Parts): Landing => ({ template: "action", headline: "&".repeat(200), parts: all });

/** 360 pictures, by the ids of a few. */
const galleries = (idOf: (nth: number) => string) =>
  parts((nth) => ({
    type: "gallery",
    id: `g${nth}`,
    title: "&".repeat(120),
    pictures: Array.from({ length: 12 }, (_, at) => ({
      id: idOf(nth * 12 + at),
      alt: "<".repeat(60),
      caption: "&\n".repeat(40),
    })),
  }));

/** 1,500 chapters, and transcripts where there is room. */
const recordings = (file: string) =>
  parts((nth) => ({
    type: "audio",
    id: `a${nth}`,
    file,
    chapters: Array.from({ length: 50 }, (_, at) => ({ at: at * 60, title: "&".repeat(20) })),
    ...(nth === 0 && { transcript: "<\n\n".repeat(4_000) }),
  }));

const downloads = (idOf: (nth: number) => string) =>
  parts((nth) => ({
    type: "downloads",
    id: `d${nth}`,
    files: Array.from({ length: 20 }, (_, at) => ({ id: idOf(nth * 20 + at), label: "&".repeat(60) })),
  }));

const shops = parts((nth) => ({
  type: "apps",
  id: `s${nth}`,
  appStore: `https://apps.apple.com/${"x".repeat(300)}`,
  others: Array.from({ length: 6 }, () => ({
    label: "&".repeat(120),
    url: `https://shop.example/${"&".repeat(250)}`,
  })),
}));

const places = parts((nth) => ({
  type: "location",
  id: `p${nth}`,
  title: "&".repeat(120),
  address: "ü\n".repeat(150),
  ...(nth % 2 === 0 && { latitude: 1 / 3, longitude: -1e-7 }),
}));

/** Uploads of this process, by the service and the kind. */
const uploaded = new Map<string, Promise<string>>();

function upload({ url, large }: Place, path: string, type: string, body: () => Uint8Array): Promise<string> {
  const key = `${url} ${path}`;
  const known = uploaded.get(key) ?? send();
  uploaded.set(key, known);
  return known;

  async function send(): Promise<string> {
    const headers = { authorization: `Bearer ${large.apiKey}`, "content-type": type };
    const answer = await fetch(url + path, { method: "POST", headers, body: Uint8Array.from(body()) });
    return (await readJson<{ id: string }>(answer)).id;
  }
}

const picture = (place: Place) => upload(place, "/app/api/images", "image/png", () => png(64, 48));
const recording = (place: Place) => upload(place, "/app/api/files", "audio/mpeg", () => silence(3));

const PAGES: readonly (readonly [name: string, status: number, page: (place: Place) => Promise<Parts>])[] = [
  ["the most pictures", 200, async (place) => picture(place).then((id) => galleries(() => id))],
  ["the most chapters", 200, async (place) => recordings(await recording(place))],
  ["the most files", 200, async (place) => recording(place).then((id) => downloads(() => id))],
  ["the most shops", 200, async () => shops],
  ["the most places", 200, async () => places],
  ["the most pictures, all unknown", 400, async () => galleries((nth) => named("img", nth))],
  ["the most files, all unknown", 400, async () => downloads((nth) => named("file", nth))],
  ["the most recordings, all unknown", 400, async () => recordings(named("file", 0))],
];

function named(kind: string, nth: number): string {
  return `${kind}_${UNKNOWN.slice(0, 22)}${String(nth).padStart(4, "0")}`;
}

export const INPUTS: readonly WorstInput[] = PAGES.flatMap(([name, status, page]) =>
  [
    { operation: "previewPage", path: "/app/api/pages/preview" },
    { operation: "createCode", path: "/app/api/codes" },
  ].map(({ operation, path }): WorstInput => ({
    operation,
    name: `a page of ${name}`,
    status,
    request: async (place) => ({
      path,
      key: place.large.apiKey,
      body: { target, landing: landingOf(await page(place)) },
    }),
  })),
);
