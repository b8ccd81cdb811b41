import { HOME, keyOf, literally, type MapWriter, remark } from "./redirect-map.ts";

/**
 * A Caddyfile. `map` compares whole texts, and looks through its lines one by one.
 *
 * Caddy replaces `{$NAME}` by the environment before it reads a file, and placeholders in a map's values. There is an escape
 * for the latter only, and a snippet loses it, so braces and backslashes stand in variables of the site, whose values are
 * not looked through again.
 */
export const caddyMap: MapWriter = (base) => {
  const hosts = new Set<string>();
  const losts: string[] = [];
  return {
    head: `# Redirects without Quietzone, for Caddy 2.6 or later: caddy run --config FILE --adapter caddyfile
(quietzone) {
	map {quietzone_key} {quietzone_to} {
		default ""
`,
    line(redirect) {
      if (redirect.host !== null) hosts.add(redirect.host);
      return `${remark(redirect)}"${keyOf(redirect, base)}" "${quoted(redirect.location)}"\n`;
    },
    domain({ host, home, notFound }) {
      if (home !== null || notFound !== null) hosts.add(host);
      if (notFound !== null) losts.push(`"${host}" "${quoted(notFound)}"\n`);
      return home === null ? "" : `"${keyOf({ host, shortId: HOME }, base)}" "${quoted(home)}"\n`;
    },
    end: () => {
      const address = (host: string, port = "") => `${base.scheme}://${host}${port && `:${port}`}`;
      return `	}
	map {host}{path} {quietzone_key} {
${[...hosts].map((host) => `		"~^(?i:${literally(host)})/(?:r/)?([^/]+)$" "${host}/\${1}"\n		"~^(?i:${literally(host)})/$" "${host}/${HOME}"\n`).join("")}		"~^[^/]*(${literally(base.path)}[^/]+)$" "\${1}"
		default ""
	}
	map {quietzone_host} {quietzone_lost} {
		default ""
${losts.join("")}	}
	map {host}{path} {quietzone_host} {
${[...hosts].map((host) => `		"~^(?i:${literally(host)})/(?:r/)?[^/]+$" "${host}"\n`).join("")}		default ""
	}
	route {
		@known not vars {quietzone_to} ""
		redir @known {quietzone_to} 302
		@lost not vars {quietzone_lost} ""
		redir @lost {quietzone_lost} 302
		respond 404
	}
}
${[address(base.host, base.port), ...[...hosts].map((host) => address(host))].join(", ")} {
	vars {
		o "\\{"
		b \`\\\`
	}
	import quietzone
}
`;
    },
  };
};

/** A value between double quotes. */
function quoted(location: string): string {
  return location.replace(/[\\{"]/g, (char) => ({ "\\": "{vars.b}", "{": "{vars.o}" })[char] ?? `\\${char}`);
}
