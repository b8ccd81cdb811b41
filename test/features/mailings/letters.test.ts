import { expect, test } from "bun:test";
import { duePeriod } from "../../../src/features/mailings/calendar.ts";
import { noticeLetter, reportLetter } from "../../../src/features/mailings/letters.ts";
import { MAIL_LANGUAGES } from "../../../src/features/watch/traits.ts";
import { SAMPLE_NEWS, SAMPLE_REPORT, WORST_NEWS, WORST_REPORT } from "./samples.ts";

const period = duePeriod("week", "UTC", Date.UTC(2026, 10, 30, 8));
const links = {
  console: "https://qr.example/app",
  stop: `https://qr.example/mailings/mail_x.stop.${"A".repeat(43)}`,
};
const subject = { workspace: "Museum am Fluss", code: null, group: null };
const base = { period, every: "week", timezone: "UTC", subject, links } as const;

test("a report reads as plain text as it does in HTML", () => {
  const { text } = reportLetter("en", { ...base, numbers: SAMPLE_REPORT });
  expect(text.replaceAll("\u2009", " ")).toBe(`Your QR codes, 23 – 29 November 2026

All codes of Museum am Fluss.

Scans: 1,284 (before: 1,100, +17%)
Visitors: 941 (as before)
Leads: 12 (before: 0)

Scans by day
Mon 23 Nov  ######## 150
Tue 24 Nov  ########### 210
Wed 25 Nov   0
Thu 26 Nov  #################### 380
Fri 27 Nov  ############### 290
Sat 28 Nov  ########## 184
Sun 29 Nov  #### 70

Most scanned
- Hall 3: 700
  https://qr.example/app#/codes/code_1/analytics
- Audio guide <summer>: 584
  https://qr.example/app#/codes/code_2/analytics

Destinations that do not answer
- Old poster: https://museum.example/2019
  https://qr.example/app#/codes/code_3

Open the overview:
https://qr.example/app

Automated scans are not counted. Somebody in the workspace, or you yourself, asked for this mail.
Stop these mails:
${links.stop}`);
});

test("the HTML has the words of the plain text, no picture, nothing that is loaded, and two schemes of color", () => {
  for (const language of MAIL_LANGUAGES)
    for (const mail of [
      reportLetter(language, { ...base, numbers: SAMPLE_REPORT }),
      noticeLetter(language, { subject, news: SAMPLE_NEWS, links }),
    ]) {
      const words = mail.text.match(/[\p{L}]{4,}/gu) ?? [];
      const shown = mail.html.replaceAll("&lt;", "<");
      expect(words.filter((word) => !shown.includes(word))).toEqual([]);
      expect(mail.html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import|src=|background=/i);
      expect(mail.html).toContain("prefers-color-scheme:dark");
      const addresses = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
      expect(addresses.filter((href) => !href.startsWith("https://qr.example/"))).toEqual([]);
      expect(mail.html).toContain("Audio guide &lt;summer&gt;");
    }
});

test("a mail stays under 60 KB, whatever a workspace wrote", () => {
  for (const language of MAIL_LANGUAGES)
    for (const mail of [
      reportLetter(language, {
        ...base,
        subject: { workspace: "<".repeat(500), code: "&".repeat(500), group: "x" },
        numbers: WORST_REPORT,
      }),
      noticeLetter(language, { subject, news: WORST_NEWS, links }),
    ]) {
      expect(Buffer.byteLength(mail.html)).toBeLessThan(60_000);
      expect(Buffer.byteLength(mail.text)).toBeLessThan(60_000);
      for (const character of ["\u0000", "\u202e"]) expect(mail.text + mail.html).not.toContain(character);
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
});

test("a month is shown by weeks, and a time without scans says so", () => {
  const month = duePeriod("month", "UTC", Date.UTC(2026, 11, 1, 8));
  const report = { ...base, every: "month", period: month } as const;
  expect(reportLetter("de", { ...report, numbers: SAMPLE_REPORT }).subject).toBe(
    "Ihre QR-Codes, November 2026",
  );
  const none = { scans: 0, uniqueVisitors: 0, leads: 0 };
  const empty = { counts: none, before: none, timeline: [], top: [], dead: [] };
  const { text } = reportLetter("de", { ...report, numbers: empty });
  expect(text).toContain("In dieser Zeit hat niemand einen Code gescannt.");
  expect(text).toContain("Scans: 0 (wie davor)");
});
