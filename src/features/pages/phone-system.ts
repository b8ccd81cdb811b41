/** The systems whose phones have a shop of apps of their own. */
export type PhoneSystem = "ios" | "android";

/** Old phones that called themselves all other names, too. */
const OTHERS = /Windows Phone|KaiOS|Tizen/;

/**
 * The system of the phone or tablet that asks; `null` for a computer and for what can't be told. Tablets of
 * Apple call themselves computers.
 * @param headers - those of its request: its browser names the system in a header of its own (User-Agent
 *   Client Hints, 3.6), or in the name of the browser.
 */
export function phoneSystem(headers: Headers): PhoneSystem | null {
  const platform = headers.get("sec-ch-ua-platform")?.replaceAll('"', "").trim().toLowerCase();
  if (platform) return platform === "android" || platform === "ios" ? platform : null;
  const agent = headers.get("user-agent") ?? "";
  if (OTHERS.test(agent)) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(agent)) return "ios";
  return /\bAndroid\b/.test(agent) ? "android" : null;
}
