import { literally, type MapWriter, MOST_QUALIFIERS, remark } from "./redirect-map.ts";

/** The name that is defined for a dollar. */
const DOLLAR = `$${"{QZ_DOLLAR}"}`;

/**
 * Configuration for Apache, inside the virtual host of the short addresses. `Redirect` compares exactly, and
 * looks through its lines one by one, in a tenth of the time that patterns take. It would add the query of a
 * scan and what follows the short id, so `mod_rewrite` first removes the one and lets nothing of the other
 * through. A map of `mod_rewrite` holds no more than 1,024 characters a line.
 *
 * A GS1 Digital Link is taken from the request as it was sent, because Apache decodes what is escaped in a
 * lot or serial. It becomes one name, `01,09521234543213,10,AB-1,,,,`, behind which `Redirect` finds nothing
 * to add. Where no line has that name, its last number and value are taken away.
 *
 * A path that matches no line comes to a `Location`, which sends it on to the line of unknown short ids.
 *
 * Apache replaces `${NAME}` by the environment wherever it stands. A name that is defined for a dollar
 * escapes it.
 */
export const apacheMap: MapWriter = (base) => {
  const hosts = new Set<string>();
  let isAnyGs1 = false;
  const [homes, losts]: [string[], string[]] = [[], []];
  const place = (host: string | null) => `/.quietzone/${host ?? "-"}/`;
  return {
    head: `# Redirects without Quietzone, for Apache 2.4 with mod_alias and mod_rewrite: Include this file in the <VirtualHost>
# of the short addresses. It needs UseCanonicalName Off, as is the default.
Define QZ_DOLLAR "$"
`,
    line(redirect) {
      const { host, shortId, gs1, location } = redirect;
      if (host !== null) hosts.add(host);
      isAnyGs1 ||= gs1 !== null;
      const at = (path: string) => `Redirect 302 "${path}" "${quoted(location)}"\n`;
      return remark(redirect) + at(place(host) + shortId) + (gs1 === null ? "" : at(gs1Of(host, gs1)));
    },
    gone({ host, gs1, location }) {
      if (host !== null) hosts.add(host);
      isAnyGs1 = true;
      const path = gs1Of(host, gs1);
      return location === null
        ? `Redirect 410 "${path}"\n`
        : `Redirect 302 "${path}" "${quoted(location)}"\n`;
    },
    domain({ host, home, notFound }) {
      if (home !== null || notFound !== null) hosts.add(host);
      if (home !== null) homes.push(host);
      if (notFound !== null) losts.push(host);
      const at = (path: string, location: string | null) =>
        location === null ? "" : `Redirect 302 "${path}" "${quoted(location)}"\n`;
      return at(homeOf(host), home) + at(lostOf(host), notFound);
    },
    end: () => `${isAnyGs1 ? GS1_FALLBACK : ""}RewriteEngine On
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
      .join("")}${(isAnyGs1 ? [...hosts, null] : [])
      .map((host) => gs1Rule(host, host === null ? base.root : "/"))
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

/**
 * The path of a GS1 Digital Link: its numbers and values with commas between them, which none has unescaped.
 */
function gs1Of(host: string | null, gs1: string): string {
  const parts = gs1.split("/");
  return `/.quietzone/-gs1/${host ?? "-"}/${parts.join(",")}${",".repeat(2 + 2 * MOST_QUALIFIERS - parts.length)}`;
}

/** Leads a GS1 Digital Link to its path, as it was sent. */
function gs1Rule(host: string | null, root: string): string {
  const pair = "([0-9]{2,4})/([^/? ]+)";
  const sent = `^[A-Z]+ ${literally(root)}${pair}${`(?:/${pair})?`.repeat(MOST_QUALIFIERS)}/?(?:\\?[^ ]*)? `;
  const names = Array.from({ length: 2 + 2 * MOST_QUALIFIERS }, (_, at) => `%${at + 1}`).join(",");
  return `${host === null ? "" : `RewriteCond "%{SERVER_NAME}" "=${host}"\n`}RewriteCond "%{THE_REQUEST}" "${sent}"
RewriteRule "^${literally(root)}[0-9]" "/.quietzone/-gs1/${host ?? "-"}/${names}" [QSD,PT,L]
`;
}

/**
 * Takes the last number and value of a GS1 Digital Link away. Apache decodes what a rule gives it, so that is
 * escaped.
 */
const GS1_FALLBACK = `AllowEncodedSlashes NoDecode
RewriteMap qz_escape int:escape
<Location "/.quietzone/-gs1/">
Require all granted
Options +FollowSymLinks
RewriteEngine On
RewriteCond "%{REQUEST_URI}" "^(.*/[^,/]+,[^,/]+(?:,[^,/]+,[^,/]+)*),[^,/]+,[^,/]+(,*)$"
RewriteRule "^" "$${"{qz_escape:%1}"},,%2" [E=quietzone:lost,L]
</Location>
`;

/** An argument between double quotes. */
function quoted(location: string): string {
  return location.replace(/["\\]/g, "\\$&").replace(/\$(?=\{)/g, () => DOLLAR);
}
