import { BROWSER_MAP, OS_MAP, parse } from "bowser";
import { isbot } from "isbot";
import { Lru } from "../shared/lru.ts";
import type { BotReason, DeviceClass } from "./model.ts";

/** What a user agent says of the device, and no more. */
export interface Agent {
  readonly device: DeviceClass;
  readonly system: string | null;
  readonly browser: string | null;
  readonly bot: BotReason | null;
}

/** Messengers and networks that fetch a link to show a preview of it: nobody has scanned anything yet. */
const PREVIEWS =
  /facebookexternalhit|facebot|^whatsapp\/|slackbot|slack-img|twitterbot|telegrambot|linkedinbot|discordbot|skypeuripreview|pinterestbot|pinterest\/0|vkshare|^viber|redditbot|mastodon|snap url preview|embedly|iframely|bitlybot|google-pagerenderer|applebot.*preview/i;

/** Programs and libraries that speak http for themselves. */
const TOOLS =
  /^(?:bun|node|deno|curl|wget|httpie|undici|axios|okhttp|java|ruby|perl|php|postmanruntime|insomnia|dart|go-http-client|python|libwww|aiohttp|apache-httpclient|reqwest|k6|wrk|hey|vegeta)\b|python-requests|python-urllib|guzzlehttp|node-fetch|headless/i;

/** Apps whose own browser a person scans with, and whose agents hold what isbot takes for a bot's (`|`). */
const PEOPLE = /\bAliApp\(|AlipayClient\//;

const KNOWN_AGENTS = 20_000;
/** Real ones stay far below; what is longer is cut and not remembered: a slice would keep the whole text alive. */
const LONGEST_AGENT = 512;

const NO_AGENT: Agent = { device: "bot", system: null, browser: null, bot: "tool" };
const PLATFORMS = new Map<string, DeviceClass>([
  ["mobile", "mobile"],
  ["tablet", "tablet"],
  ["desktop", "desktop"],
]);

/** A classifier that remembers: parsing costs 7 µs, and a day's scans share few agents. Memory only. */
export function createAgentClassifier(): (userAgent: string | null) => Agent {
  const known = new Lru<string, Agent>(KNOWN_AGENTS);
  return (userAgent) => {
    const text = userAgent?.trim() ?? "";
    if (text.length > LONGEST_AGENT) return classify(text.slice(0, LONGEST_AGENT));
    const remembered = known.get(text);
    if (remembered) return remembered;
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
    system: named(os.name, SYSTEMS),
    browser: named(browser.name, BROWSERS),
    bot,
  };
}

// bowser names what it does not know after the agent's own text, of which nothing may be kept.
const BROWSERS = new Set(Object.values(BROWSER_MAP));
const SYSTEMS = new Set(Object.values(OS_MAP));

function named(name: string | undefined, known: ReadonlySet<string>): string | null {
  return name !== undefined && known.has(name) ? name : null;
}

function botReason(text: string): BotReason | null {
  if (PREVIEWS.test(text)) return "preview";
  if (TOOLS.test(text)) return "tool";
  return isbot(text) && !PEOPLE.test(text) ? "crawler" : null;
}
