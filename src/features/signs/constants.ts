/**
 * Services that shorten addresses, by their registrable domains: a code that leads there hides where it
 * leads.
 */
export const SHORTENERS: ReadonlySet<string> = new Set([
  ...[
    "adf.ly",
    "b.link",
    "bit.do",
    "bit.ly",
    "bitly.ws",
    "bl.ink",
    "buff.ly",
    "clck.ru",
    "cli.re",
    "cutt.ly",
  ],
  ...["cutt.us", "dub.sh", "fb.me", "geni.us", "goo.gl", "goo.su", "is.gd", "j.mp", "kutt.it", "lnk.bio"],
  ...["lnk.to", "lnkd.in", "ln.run", "me-qr.com", "n9.cl", "ouo.io", "ow.ly", "qr.ae", "qrco.de"],
  ...["qr.link", "qr.page", "q-r.to", "rb.gy", "rebrand.ly", "reurl.cc", "s.id", "shorte.st", "shorter.me"],
  ...["shorturl.at", "short.io", "shrtco.de", "smarturl.it", "snip.ly", "soo.gd", "surl.li", "t.co", "t.ly"],
  ...["t2m.io", "tiny.cc", "tiny.one", "tinyurl.com", "tr.ee", "u.to", "urlz.fr", "v.gd", "vk.cc", "vu.fr"],
  ...["wa.link", "x.co", "x.gd", "yourls.org"],
]);

/** A host is new for so many days after its first code. */
export const NEW_DAYS = 7;

/** The numbers of codes to one new host of which each is a sign. */
export const MANY_CODES: readonly number[] = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600];

/** A change of a code so soon after its hundredth scan is a sign, in minutes. */
export const CHANGED_MINUTES = 60;
