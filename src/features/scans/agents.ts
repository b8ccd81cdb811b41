import { BROWSER_MAP, OS_MAP, parse } from "bowser";
import { isbot } from "isbot";
import { Lru } from "../../kit/shared/lru.ts";
import { SYSTEMS } from "./constants.ts";
import type { BotReason, DeviceClass } from "./model.ts";

/** The class, system and browser that a user agent names. */
export interface Agent {
  readonly device: DeviceClass;
  readonly system: string | null;
  readonly browser: string | null;
  readonly bot: BotReason | null;
}

/** Messengers and networks that fetch a link to show a preview of it, without anybody scanning. */
const PREVIEWS =
  /facebookexternalhit|facebot|^whatsapp\/|slackbot|slack-img|twitterbot|telegrambot|linkedinbot|discordbot|skypeuripreview|pinterestbot|pinterest\/0|vkshare|^viber|redditbot|mastodon|snap url preview|embedly|iframely|bitlybot|google-pagerenderer/i;

/** Programs and HTTP libraries. */
const TOOLS =
  /^(?:bun|node|deno|curl|wget|httpie|undici|axios|okhttp|java|ruby|perl|php|postmanruntime|insomnia|dart|go-http-client|python|libwww|aiohttp|apache-httpclient|reqwest|k6|wrk|hey|vegeta)\b|python-requests|python-urllib|guzzlehttp|node-fetch|headless/i;

/** Apps with a browser that people scan with, whose agents hold a sign that isbot takes for a bot's (`|`). */
const PEOPLE = /\bAliApp\(|AlipayClient\//;

const KNOWN_AGENTS = 20_000;
/** Real ones are far shorter. Longer ones are cut and not cached: a slice would keep the whole text in memory. */
const LONGEST_AGENT = 512;

const NO_AGENT: Agent = { device: "bot", system: null, browser: null, bot: "tool" };
const PLATFORMS = new Map<string, DeviceClass>([
  ["mobile", "mobile"],
  ["tablet", "tablet"],
  ["desktop", "desktop"],
]);

/** A classifier with a cache in memory: parsing costs 7 µs, and a day's scans share few agents. */
export function createAgentClassifier(): (userAgent: string | null) => Agent {
  const known = new Lru<string, Agent>(KNOWN_AGENTS);
  return (userAgent) => {
    const text = userAgent?.trim() ?? "";
    if (text.length > LONGEST_AGENT) return classify(text.slice(0, LONGEST_AGENT));
    const cached = known.get(text);
    if (cached) return cached;
    const agent = classify(text);
    known.set(text, agent);
    return agent;
  };
}

function classify(text: string): Agent {
  // Every browser names itself; bowser throws on an empty text.
  if (text === "") return NO_AGENT;
  const { platform, os, browser } = parse(text);
  const bot = botReason(text);
  return {
    device: bot
      ? "bot"
      : (PLATFORMS.get(platform.type ?? "") ?? (os.name === OS_MAP["ChromeOS"] ? "desktop" : "other")),
    system: named(os.name, KNOWN_SYSTEMS),
    browser: named(browser.name, BROWSERS),
    bot,
  };
}

// bowser names an unknown browser by a part of the agent's own text, which must not be stored.
const BROWSERS = new Set(Object.values(BROWSER_MAP));
const KNOWN_SYSTEMS = new Set(SYSTEMS);

function named(name: string | undefined, known: ReadonlySet<string>): string | null {
  return name !== undefined && known.has(name) ? name : null;
}

/** Apple's crawler when it makes a preview. */
function isApplesPreview(text: string): boolean {
  const at = text.search(/applebot/i);
  return at >= 0 && /preview/i.test(text.slice(at));
}

function botReason(text: string): BotReason | null {
  if (PREVIEWS.test(text) || isApplesPreview(text)) return "preview";
  if (TOOLS.test(text)) return "tool";
  return isbot(text) && !PEOPLE.test(text) ? "crawler" : null;
}
