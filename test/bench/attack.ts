import { emptyPng, webp } from "../features/images/samples.ts";
import { PNGS, SVGS } from "../worst/art.ts";
import { largest } from "../worst/styles.ts";

/**
 * An attacker, who makes the most expensive calls over some connections for a time. It is a program of its own, so that it does not
 * share an event loop with the victims: `bun test/bench/attack.ts URL CASE CONNECTIONS MILLISECONDS`. Prints a JSON line.
 */

/** The outcome of an attack. */
export interface AttackResult {
  readonly answered: number;
  /** 429 and 503. */
  readonly refused: number;
}

interface Attack {
  readonly path: (fresh: number) => string;
  /** A body of JSON; GET without one. */
  readonly body?: (fresh: number) => object;
  /** Milliseconds after which the attacker hangs up. */
  readonly patience?: number;
}

const small = (fresh: number) => ({ type: "url", fields: { url: `https://museum.example/${fresh}` } });
const generate = (logo: () => object): Attack => ({
  path: () => "/app/api/generate",
  body: (fresh) => ({ ...small(fresh), style: { logo: logo() } }),
});
const large = (fresh: number) => ({ ...largest(), fields: { text: `${fresh}${"x".repeat(2_200)}` } });

const LARGE_WEBP = (await webp(emptyPng(6_000, 4_000))).toString("base64");

/** Every case by its name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  "a 16-bit PNG logo": generate(() => ({ png: PNGS["4,000 × 4,000 pixels of 16 bits"]?.() })),
  "a large 8-bit PNG logo": generate(() => ({ png: PNGS["2,800 × 2,800 pixels of 8 bits"]?.() })),
  "a WebP logo of 24 megapixels": generate(() => ({ png: LARGE_WEBP })),
  "an SVG logo of arcs": generate(() => ({ svg: SVGS["arcs in one path"]?.() })),
  "an SVG logo of masks": generate(() => ({ svg: SVGS["masks and clips"]?.() })),
  "a PNG of a large symbol with gradients": { path: () => "/app/api/export?format=png", body: large },
  "a PDF of a large symbol with gradients": { path: () => "/app/api/export?format=pdf", body: large },
  "a PNG of a large symbol by its address": {
    path: (fresh) => `/qr.png?data=${fresh}${"x".repeat(2_200)}&style=sunset&ecc=L&size=4096`,
  },
  "file.png in a new colour": {
    path: (fresh) =>
      `/api/v1/logos/simple-icons.spotify/file.png?size=1024&color=${(fresh % 0xffffff).toString(16).padStart(6, "0")}`,
  },
  "large PNGs that are abandoned": {
    path: () => "/app/api/export?format=png",
    body: large,
    patience: 100,
  },
  "short ids that are not there": { path: (fresh) => `/r/none${fresh}` },
};

/**
 * Milliseconds after which a refused call is repeated. Without a pause the bench would measure the cost of many calls of any
 * kind, and the attacker's own use of the machine.
 */
const PAUSE = 20;

async function attack(
  url: string,
  name: string,
  connections: number,
  milliseconds: number,
): Promise<AttackResult> {
  const found = ATTACKS[name];
  if (!found) throw new Error(`There is no attack of the name ${name}`);
  const { path, body, patience } = found;
  const result = { answered: 0, refused: 0 };
  const until = performance.now() + milliseconds;
  let fresh = Date.now() % 1e9;
  async function once(): Promise<void> {
    fresh++;
    const response = await fetch(url + path(fresh), {
      redirect: "manual",
      signal: AbortSignal.timeout(patience ?? milliseconds),
      ...(body ? { method: "POST", body: JSON.stringify(body(fresh)) } : {}),
      headers: body ? { "content-type": "application/json" } : {},
    });
    await response.arrayBuffer();
    if (response.status !== 429 && response.status !== 503) {
      result.answered++;
      return;
    }
    result.refused++;
    await Bun.sleep(PAUSE);
  }
  const client = async () => {
    // An attacker that hung up just asks again.
    while (performance.now() < until) await once().catch(() => {});
  };
  await Promise.all(Array.from({ length: connections }, client));
  return result;
}

if (import.meta.main) {
  const [url = "", name = "", connections, milliseconds] = process.argv.slice(2);
  const result = await attack(url, name, Number(connections), Number(milliseconds));
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
