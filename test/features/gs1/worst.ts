import { readJson } from "../../json.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

/*
 * The largest codes with GS1 addresses, and the paths that take longest to read. The service of the worst
 * inputs answers GS1 paths.
 */

const GTINS = { links: "09521234543213", levels: "09506000134352", many: "09506000164908" } as const;

/** As many links of one type as a code may have, of the greatest length. */
const LINKS = Array.from({ length: 100 }, (_, at) => ({
  type: "gs1:certificationInfo",
  href: `https://museum.example/${at}/${"x".repeat(2_000)}`,
  title: "ä".repeat(200),
  language: ["de", "en", "fr", "it"][at % 4],
  mediaType: "text/html",
  context: `C${at}`,
}));

const made = new Map<string, Promise<void>>();

/** Makes the codes of a key once. */
function once(name: string, make: () => Promise<void>): Promise<void> {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

async function makeCode({ url, large }: Place, gs1: object, more: object = {}): Promise<void> {
  const body = { target: "https://museum.example/product", gs1, ...more };
  const answer = await prepare(url, "POST", { path: "/app/api/codes", key: large.apiKey, body });
  await readJson(answer);
}

/** One code with all links, and seven levels of such codes above a path with three qualifiers. */
async function withLevels(place: Place): Promise<void> {
  const qualifiers = [
    { ai: "22", value: "V" },
    { ai: "10", value: "L" },
    { ai: "21", value: "S" },
  ];
  await makeCode(place, { ai: "01", value: GTINS.levels }, { links: LINKS });
  for (let chosen = 1; chosen < 8; chosen++) {
    const some = qualifiers.filter((_, bit) => (chosen >> bit) & 1);
    await makeCode(place, { ai: "01", value: GTINS.levels, qualifiers: some }, { links: LINKS });
  }
}

/** More names below a key than are kept as one. */
async function withNames(place: Place): Promise<void> {
  await makeCode(place, { ai: "01", value: GTINS.many });
  for (let at = 0; at < 100; at++)
    await makeCode(place, { ai: "01", value: GTINS.many, qualifiers: [{ ai: "21", value: `S${at}` }] });
}

const LANGUAGES = Array.from({ length: 20 }, (_, at) => `x${at};q=0.${at + 10}`).join(",");

export const INPUTS: readonly WorstInput[] = [
  {
    operation: "GET",
    name: "the linkset of eight levels with a hundred links each",
    status: 200,
    async request(place) {
      await once("levels", () => withLevels(place));
      return { path: `/01/${GTINS.levels}/22/V/10/L/21/S?linkType=linkset` };
    },
  },
  {
    operation: "GET",
    name: "a hundred links between which languages and media types don't decide",
    status: 300,
    async request(place) {
      await once("links", () => makeCode(place, { ai: "01", value: GTINS.links }, { links: LINKS }));
      const headers = { "accept-language": LANGUAGES, accept: "image/png;q=0.1,".repeat(20) };
      return { path: `/01/${GTINS.links}?linkType=gs1:certificationInfo`, headers };
    },
  },
  {
    operation: "GET",
    name: "the page of a hundred links",
    status: 300,
    async request(place) {
      await once("links", () => makeCode(place, { ai: "01", value: GTINS.links }, { links: LINKS }));
      const headers = { "accept-language": LANGUAGES, accept: "text/html;q=0.9,text/css,image/png" };
      return { path: `/01/${GTINS.links}?linkType=gs1:certificationInfo`, headers };
    },
  },
  {
    operation: "GET",
    name: "a serial of a key with more names than are kept as one",
    status: 307,
    async request(place) {
      await once("many", () => withNames(place));
      return { path: `/01/${GTINS.many}/21/guess-${place.fresh().slice(0, 8)}` };
    },
  },
  ...["10/", "%", "%41", "x/", "01/09521234543213/"].map((part): WorstInput => ({
    operation: "GET",
    name: `a GS1 path of a megabyte of ${part}`,
    status: 400,
    request: () => ({ path: `/01/${part.repeat(Math.floor(60_000 / part.length))}` }),
  })),
  ...["10=x&", "linkType=gs1:pip&", "%31%30=&", "1=+"].map((part): WorstInput => ({
    operation: "GET",
    name: `a GS1 path with a query of ${part}`,
    status: 400,
    request: () => ({ path: `/01/09521234543213?${part.repeat(Math.floor(60_000 / part.length))}` }),
  })),
];
