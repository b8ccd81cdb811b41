import { HOME, keyOf, literally, LOST, type MapWriter, remark, type StaticRedirect } from "./redirect-map.ts";

/** Characters of a short id, and so of what has upper and lower case. */
const MOST_CHARACTERS = 64;

/** The variable that holds a dollar. */
const DOLLAR = `$${"{qz_d}"}`;

/** Bytes of a value: nginx reads no word longer than its buffer of 4,096. */
const PIECE = 4_000;

/**
 * Configuration for nginx, inside `http`. A `location` with `=` would compare exactly, but 20,000 of them took 18 s and 158 MB to
 * load, where a map took 0.5 s and 21 MB. A map is a hash table, with three snares:
 *
 * - It ignores case. So its keys say where a short id has capitals: `Kx7fP2m` is `kx7fp2m 0004`.
 * - A dollar in a value begins a variable and has no escape. A variable that `geo` sets, which has no variables, holds one.
 * - A word may have 4,096 bytes. A longer value is cut, and the map, which is `volatile`, is asked for as
 *   many pieces as the longest one has.
 */
export const nginxMap: MapWriter = (base, codes) => {
  const hosts = new Set<string>();
  let most = 1;
  let isAnyLost = false;

  function entry(key: string, location: string): string {
    const pieces = piecesOf(location);
    most = Math.max(most, pieces.length);
    return pieces.map((piece, at) => `"${key}${at || ""}" "${piece}";\n`).join("");
  }

  return {
    head: `# Redirects without Quietzone, for nginx 1.11.7 or later: include this file inside "http { }", which may
# set the next two only once.
map_hash_bucket_size 1024;
map_hash_max_size ${Math.max(20_000, 2 * codes)};
geo $qz_d { default "$"; }
map "$quietzone_asked$quietzone_piece" $quietzone {
volatile;
default "";
`,
    line(redirect) {
      if (redirect.host !== null) hosts.add(redirect.host);
      return `${remark(redirect)}${entry(`${keyOf(redirect, base)} ${capitalsOf(redirect)}`, redirect.location)}`;
    },
    domain({ host, home, notFound }) {
      if (home !== null || notFound !== null) hosts.add(host);
      isAnyLost ||= notFound !== null;
      const at = (shortId: string, location: string | null) =>
        location === null ? "" : entry(`${keyOf({ host, shortId }, base)} .`, location);
      return at(HOME, home) + at(LOST, notFound);
    },
    end: () => `}
map $host $quietzone_host { default ""; ${[...hosts].map((host) => `"${host}" "${host}/"; `).join("")}}
map "$quietzone_host$uri" $quietzone_id {
default "";
"~^${literally(base.path)}(?<qz_id>[^/]+)$" $qz_id;
"~^[^/]+/(?:/r)?/(?<qz_id_there>[^/]+)$" $qz_id_there;
"~^[^/]+//$" "${HOME}";
}
map "$quietzone_host$uri" $quietzone_lost { default ""; "~^(?<qz_host>[^/]+/)(?:/r)?/[^/]+$" "\${qz_host}${LOST} ."; }
map $quietzone_host $quietzone_place { default $quietzone_host; "" "${base.path}"; }
${positions((at, name) => `map $quietzone_id $qz_${name} { default ""; "~^.{${at}}[A-Z]" "${name}"; }`).join("\n")}
map "$quietzone_place$quietzone_id ${positions((_, name) => `\${qz_${name}}`).join("")}." $quietzone_key { default ""; "~^(?<qz_key>.*)$" $qz_key; }
server {
listen ${base.port || 80};
# listen 443 ssl; ssl_certificate FILE; ssl_certificate_key FILE;
server_name ${[base.host, ...hosts].join(" ")};
location / {
set $quietzone_to "";
set $quietzone_asked $quietzone_key;
${asked(most)}${isAnyLost ? `if ($quietzone_to = "") { set $quietzone_asked $quietzone_lost; }\nif ($quietzone_to != "") { set $quietzone_asked ""; }\n${asked(most)}` : ""}if ($quietzone_to = "") { return 404; }
return 302 $quietzone_to;
}
}
`,
  };
};

/** Asks the map for the pieces of a destination. */
function asked(most: number): string {
  return Array.from(
    { length: most },
    (_, at) => `set $quietzone_piece "${at || ""}"; set $quietzone_to $quietzone_to$quietzone;\n`,
  ).join("");
}

/** A text for each character of a short id, by its position as a number and as two digits. */
function positions(text: (at: number, name: string) => string): string[] {
  return Array.from({ length: MOST_CHARACTERS }, (_, at) => text(at, twoDigits(at)));
}

function twoDigits(at: number): string {
  return String(at).padStart(2, "0");
}

/** The positions of a short id's capitals, and a point. */
function capitalsOf({ shortId }: StaticRedirect): string {
  return `${Array.from(shortId, (char, at) => (/[A-Z]/.test(char) ? twoDigits(at) : "")).join("")}.`;
}

/** A destination as values between double quotes. */
function piecesOf(location: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const [part] of location.matchAll(/[^$"\\]{1,100}|["\\$]/g)) {
    const written = part === "$" ? DOLLAR : part === '"' || part === "\\" ? `\\${part}` : part;
    if (piece.length + written.length > PIECE) {
      pieces.push(piece);
      piece = "";
    }
    piece += written;
  }
  return [...pieces, piece];
}
