import {
  type Base,
  GONE,
  GS1_PAIR,
  HOME,
  keyOf,
  literally,
  type MapWriter,
  MOST_QUALIFIERS,
  remark,
} from "./redirect-map.ts";

/**
 * A Caddyfile. `map` compares whole texts, and looks through its lines one by one.
 *
 * Caddy replaces `{$NAME}` by the environment before it reads a file, and placeholders in a map's values.
 * There is an escape for the latter only, and a snippet loses it, so braces and backslashes stand in
 * variables of the site, whose values are not looked through again.
 *
 * A placeholder is looked up whenever it is asked for. So a variable says how many numbers and values are
 * taken away from the end of a GS1 Digital Link, whose path is compared as it was sent: `{path}` is decoded.
 */
export const caddyMap: MapWriter = (base) => {
  const hosts = new Set<string>();
  const losts: string[] = [];
  let isAnyGs1 = false;
  return {
    head: `# Redirects without Quietzone, for Caddy 2.6 or later: caddy run --config FILE --adapter caddyfile
(quietzone) {
	map {quietzone_key}{quietzone_gs1} {quietzone_to} {
		default ""
`,
    line(redirect) {
      if (redirect.host !== null) hosts.add(redirect.host);
      const { host, shortId, gs1, location } = redirect;
      isAnyGs1 ||= gs1 !== null;
      const at = (name: string) => `"${keyOf({ host, shortId: name }, base)}" "${quoted(location)}"\n`;
      return remark(redirect) + at(shortId) + (gs1 === null ? "" : at(gs1));
    },
    gone({ host, gs1, location }) {
      if (host !== null) hosts.add(host);
      isAnyGs1 = true;
      return `"${keyOf({ host, shortId: gs1 }, base)}" "${location === null ? GONE : quoted(location)}"\n`;
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
	map {vars.quietzone_up}/{host}{uri} {quietzone_gs1} {
${isAnyGs1 ? gs1Lines([...hosts], base) : ""}		default ""
	}
	map {quietzone_host} {quietzone_lost} {
		default ""
${losts.join("")}	}
	map {host}{path} {quietzone_host} {
${[...hosts].map((host) => `		"~^(?i:${literally(host)})/(?:r/)?[^/]+$" "${host}"\n`).join("")}		default ""
	}
	route {
		@known not vars {quietzone_to} ""
		@gone vars {quietzone_to} "${GONE}"
		respond @gone 410
		redir @known {quietzone_to} 302
${isAnyGs1 ? Array.from({ length: MOST_QUALIFIERS }, (_, at) => `		vars quietzone_up ${at + 1}\n		respond @gone 410\n		redir @known {quietzone_to} 302\n`).join("") : ""}		@lost not vars {quietzone_lost} ""
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

/** The lines that find the path of a GS1 Digital Link, without the numbers and values that are taken away. */
function gs1Lines(hosts: readonly string[], base: Base): string {
  const line = (up: number, host: string, root: string, place: string) =>
    `		"~^${up || ""}/${host}${root}(${GS1_PAIR}(?:/${GS1_PAIR})*)${`/${GS1_PAIR}`.repeat(up)}/?(?:[?]|$)" "${place}\${1}"\n`;
  const lines = (up: number) => [
    ...hosts.map((host) => line(up, `(?i:${literally(host)})`, "/", `${host}/`)),
    line(up, `(?i:${literally(base.host)})`, literally(base.root), base.path),
  ];
  return Array.from({ length: 1 + MOST_QUALIFIERS }, (_, up) => lines(up).join("")).join("");
}

/** A value between double quotes. */
function quoted(location: string): string {
  return location.replace(/[\\{"]/g, (char) => ({ "\\": "{vars.b}", "{": "{vars.o}" })[char] ?? `\\${char}`);
}
