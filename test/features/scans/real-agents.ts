import type { BotReason, DeviceClass } from "../../../src/features/scans/model.ts";

/** A user agent as seen in the wild, and what it should be taken for. */
export interface RealAgent {
  readonly what: string;
  readonly device: DeviceClass;
  readonly bot: BotReason | null;
  readonly agent: string;
}

function people(device: DeviceClass, agents: Readonly<Record<string, string>>): RealAgent[] {
  return Object.entries(agents).map(([what, agent]) => ({ what, device, bot: null, agent }));
}

function machines(bot: BotReason, agents: Readonly<Record<string, string>>): RealAgent[] {
  return Object.entries(agents).map(([what, agent]) => ({ what, device: "bot", bot, agent }));
}

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

export const REAL_AGENTS: readonly RealAgent[] = [
  ...people("mobile", {
    "Safari on an iPhone": `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
    "Chrome on an iPhone": `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    "Firefox on an iPhone": `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    "Edge on an iPhone": `${IPHONE} Version/18.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/604.1`,
    "DuckDuckGo on an iPhone": `${IPHONE} Version/18.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    "the Google app on an iPhone": `${IPHONE} GSA/344.0.695551749 Mobile/15E148 Safari/604.1`,
    "Chrome on a Pixel": `${ANDROID} Chrome/131.0.6778.81 Mobile Safari/537.36`,
    "Chrome with a reduced agent":
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Samsung Internet":
      "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Firefox on Android": "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0",
    "Opera on Android": `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/85.0.0.0`,
    "Huawei's browser":
      "Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.14.0.322) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36",
    "Xiaomi's browser":
      "Mozilla/5.0 (Linux; U; Android 14; de-de; 23117RA68G Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.6045.193 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.20.0-gn",
    "an Android web view":
      "Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36",
    "UC Browser":
      "Mozilla/5.0 (Linux; U; Android 11; en-US; RMX2185) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.2.1636 Mobile Safari/537.36",
    "an old Windows Phone":
      "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063",
    KaiOS: "Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
    "a person in Facebook's app on an iPhone": `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.51.109;FBBV/661919391;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/de_DE;FBOP/5]`,
    "a person in Facebook's app on Android": `${ANDROID.replace("Pixel 8", "Pixel 8; wv")} Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.51.109;]`,
    "a person in Instagram": `${IPHONE} Mobile/22B83 Instagram 358.0.0.25.89 (iPhone15,2; iOS 18_1; de_DE; de; scale=3.00; 1179x2556; 661919391)`,
    "a person in WhatsApp's own browser": `${ANDROID.replace("Pixel 8", "Pixel 8; wv")} Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36 WhatsApp/2.24.24.78`,
    "a person scanning with Snapchat": `${IPHONE} Mobile/15E148 Snapchat/13.15.0.37 (like Safari/8619.2.8.10.9, panda)`,
    "a person scanning with Pinterest": `${IPHONE} Mobile/22B83 [Pinterest/iOS]`,
    "a person in Pinterest on Android": `${ANDROID.replace("Pixel 8", "Pixel 8; wv")} Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36 [Pinterest/Android]`,
    "a person in Viber": `${ANDROID.replace("Pixel 8", "Pixel 8; wv")} Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36 Viber/23.4.0.4`,
    "a person in LinkedIn's app": `${IPHONE} Mobile/22B83 [LinkedInApp]/9.30.1204`,
    "a person in TikTok": `${IPHONE} Mobile/22B83 musical_ly_37.0.0 BytedanceWebview/d8a21c6 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/de Region/DE`,
    "a person in LINE": `${IPHONE} Mobile/15E148 Safari Line/14.19.1`,
    "a person scanning with WeChat": `${ANDROID.replace("Pixel 8", "Pixel 8; wv")} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/de ABI/arm64`,
    "a person scanning with Alipay": `${IPHONE} Mobile/22B83 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:393|788|3.0) AliApp(AP/10.6.90.6000) AlipayClient/10.6.90.6000 Language/en`,
    "a person in Reddit's app": `${IPHONE} Mobile/22B83 Reddit/Version 2024.47.0/Build 619067/iOS Version 18.1`,
    "a person in Telegram on Android": `${ANDROID} Chrome/131.0.6778.81 Mobile Safari/537.36 Telegram-Android/11.4.2 (Google Pixel 8; Android 14; SDK 34; HIGH)`,
  }),
  ...people("tablet", {
    "Safari on an older iPad":
      "Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1",
    "Chrome on an iPad":
      "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1",
    "Chrome on a Samsung tablet":
      "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    "Chrome on any Android tablet":
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    "Firefox on a tablet": "Mozilla/5.0 (Android 13; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0",
    "Silk on a Fire tablet":
      "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/112.5.1 like Chrome/112.0.5615.213 Safari/537.36",
  }),
  ...people("desktop", {
    "Chrome on Windows":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    "Edge on Windows":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Firefox on Windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
    "Safari on a Mac":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Chrome on Linux": `${LINUX} Chrome/131.0.0.0 Safari/537.36`,
    "Firefox on Linux": "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
    "Opera on a Mac":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0",
    "Vivaldi on Windows":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Vivaldi/7.0.3495.11",
    "Internet Explorer 11": "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
    "Chrome OS":
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  }),
  ...machines("crawler", {
    Googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Googlebot for phones": `${ANDROID} Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    Bingbot:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36",
    DuckDuckBot: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    YandexBot: "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
    Baiduspider: "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    Applebot:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
    GPTBot:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    ClaudeBot:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
    AhrefsBot: "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
    SemrushBot: "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
    UptimeRobot: "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
  }),
  ...machines("preview", {
    "WhatsApp's preview": "WhatsApp/2.24.24.78 A",
    "WhatsApp's preview on an iPhone": "WhatsApp/24.23.78 i",
    "Facebook's preview": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Slack's preview": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Slack's pictures": "Slack-ImgProxy (+https://api.slack.com/robots)",
    "Telegram's preview": "TelegramBot (like TwitterBot)",
    "Twitter's preview": "Twitterbot/1.0",
    "LinkedIn's preview":
      "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Discord's preview": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Skype's preview":
      "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
    "Pinterest's preview": "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)",
    "Snapchat's preview":
      "Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)",
    "iMessage's preview":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "Mastodon's preview": "Mastodon/4.3.1 (http.rb/5.2.0; +https://mastodon.social/)",
  }),
  ...machines("tool", {
    curl: "curl/8.11.0",
    Wget: "Wget/1.24.5",
    "Python's requests": "python-requests/2.32.3",
    "Python's urllib": "Python-urllib/3.12",
    aiohttp: "Python/3.12 aiohttp/3.11.7",
    Go: "Go-http-client/2.0",
    Java: "Java/21.0.5",
    okhttp: "okhttp/4.12.0",
    axios: "axios/1.7.7",
    Node: "node",
    undici: "undici",
    Bun: "Bun/1.4.5",
    Deno: "Deno/2.1.1",
    Postman: "PostmanRuntime/7.42.0",
    "Apache HttpClient": "Apache-HttpClient/5.4 (Java/21.0.5)",
    "Perl's LWP": "libwww-perl/6.77",
    Guzzle: "GuzzleHttp/7",
    "a headless Chrome": `${LINUX} HeadlessChrome/131.0.0.0 Safari/537.36`,
    nothing: "",
    blanks: "   ",
  }),
];
