import { gs1UrlOf, type MapWriter, remark } from "./redirect-map.ts";

/** `_redirects`, as hosts of static sites read it. It has no escapes: an address has no spaces, so nothing needs one. */
export const hostedMap: MapWriter = (base) => ({
  head: `# Redirects without Quietzone. Hosts of static sites read this file as _redirects, with limits of their own:
# - Cloudflare Pages takes 2,000 lines of 1,000 characters each, and no lines that begin with a host.
# - Netlify adds the query of a scan to the destination, and may not tell A from a in a path.
# - A GS1 Digital Link with a lot or a serial of which there is no code leads nowhere.
# - A destination with a part such as /:name is taken for a placeholder by some.
`,
  line: (redirect) => {
    const { host, shortId, shortUrl, gs1, location } = redirect;
    const short = host === null ? base.path + shortId : shortUrl;
    const long = gs1 && (host === null ? base.root + gs1 : gs1UrlOf(host, gs1, base));
    const line = (from: string) => `${from} ${location} 302\n`;
    return remark(redirect) + line(short) + (long === null ? "" : line(long));
  },
  gone: () => "",
  domain: ({ host, home, notFound }) =>
    (home === null ? "" : `${base.scheme}://${host}/ ${home} 302\n`) +
    (notFound === null ? "" : `${base.scheme}://${host}/* ${notFound} 302\n`),
  end: () => "",
});
