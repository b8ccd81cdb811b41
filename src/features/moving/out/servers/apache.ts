import { literally, type MapWriter, remark } from "./redirect-map.ts";

/** The name that is defined for a dollar. */
const DOLLAR = `$${"{QZ_DOLLAR}"}`;

/**
 * Configuration for Apache, inside the virtual host of the short addresses. `Redirect` compares exactly, and looks through its
 * lines one by one, in a tenth of the time that patterns take. It would add the query of a scan and what follows the short id,
 * so `mod_rewrite` first removes the one and lets nothing of the other through. A map of `mod_rewrite` holds no more than 1,024
 * characters a line.
 *
 * A path that matches no line comes to a `Location`, which sends it on to the line of unknown short ids.
 *
 * Apache replaces `${NAME}` by the environment wherever it stands. A name that is defined for a dollar escapes it.
 */
export const apacheMap: MapWriter = (base) => {
  const hosts = new Set<string>();
  const [homes, losts]: [string[], string[]] = [[], []];
  const place = (host: string | null) => `/.quietzone/${host ?? "-"}/`;
  return {
    head: `# Redirects without Quietzone, for Apache 2.4 with mod_alias and mod_rewrite: Include this file in the <VirtualHost>
# of the short addresses. It needs UseCanonicalName Off, as is the default.
Define QZ_DOLLAR "$"
`,
    line(redirect) {
      const { host, shortId, location } = redirect;
      if (host !== null) hosts.add(host);
      return `${remark(redirect)}Redirect 302 "${place(host)}${shortId}" "${quoted(location)}"\n`;
    },
    domain({ host, home, notFound }) {
      if (home !== null || notFound !== null) hosts.add(host);
      if (home !== null) homes.push(host);
      if (notFound !== null) losts.push(host);
      const at = (path: string, location: string | null) =>
        location === null ? "" : `Redirect 302 "${path}" "${quoted(location)}"\n`;
      return at(homeOf(host), home) + at(lostOf(host), notFound);
    },
    end: () => `RewriteEngine On
RewriteCond "%{ENV:REDIRECT_quietzone}" "!=lost"
RewriteRule "^/\\.quietzone/" "-" [R=404,L]
${homes.map((host) => `RewriteCond "%{SERVER_NAME}" "=${host}"\nRewriteRule "^/$" "${homeOf(host)}" [QSD,PT,L]\n`).join("")}${losts
      .map(
        (host) => `<Location "${place(host)}">
Require all granted
Options +FollowSymLinks
RewriteEngine On
RewriteRule "^" "${lostOf(host)}" [E=quietzone:lost,L]
</Location>
`,
      )
      .join("")}${[...hosts]
      .map(
        (host) => `RewriteCond "%{SERVER_NAME}" "=${host}"
RewriteRule "^/(?:r/)?([^/]+)$" "${place(host)}$1" [QSD,PT,L]
`,
      )
      .join("")}RewriteRule "^${literally(base.path)}([^/]+)$" "${place(null)}$1" [QSD,PT,L]
`,
  };
};

/** Paths that are no code's: no host begins with a hyphen. */
function homeOf(host: string): string {
  return `/.quietzone/-home/${host}`;
}

function lostOf(host: string): string {
  return `/.quietzone/-lost/${host}`;
}

/** An argument between double quotes. */
function quoted(location: string): string {
  return location.replace(/["\\]/g, "\\$&").replace(/\$(?=\{)/g, () => DOLLAR);
}
