import {
  GONE,
  GS1_PAIR,
  HOME,
  keyOf,
  literally,
  LOST,
  type MapWriter,
  MOST_QUALIFIERS,
  remark,
} from "./redirect-map.ts";

/** Characters of a short id, and so of what has upper and lower case. */
const MOST_CHARACTERS = 64;

/** The variable that holds a dollar. */
const DOLLAR = `$${"{qz_d}"}`;

/** Bytes of a value: nginx reads no word longer than its buffer of 4,096. */
const PIECE = 4_000;

/**
 * Configuration for nginx, inside `http`. A `location` with `=` would compare exactly, but 20,000 of them
 * took 18 s and 158 MB to load, where a map took 0.5 s and 21 MB. A map is a hash table, with three snares:
 *
 * - It ignores case. So its keys say where a short id has capitals: `Kx7fP2m` is `kx7fp2m 0004`. The path
 *   of a GS1 Digital Link is a name of the same kind, as it was sent: `$uri` is decoded. Where there is no
 *   such line, its last number and value are taken away.
 * - A dollar in a value begins a variable and has no escape. A variable that `geo` sets, which has no
 *   variables, holds one.
 * - A word may have 4,096 bytes. A longer value is cut, and the map, which is `volatile`, is asked for as
 *   many pieces as the longest one has.
 */
export const nginxMap: MapWriter = (base, codes) => {
  const hosts = new Set<string>();
  let [most, longest, isAnyGs1] = [1, MOST_CHARACTERS, false];
  let isAnyLost = false;

  function entry(key: string, location: string): string {
    const pieces = piecesOf(location);
    most = Math.max(most, pieces.length);
    return pieces.map((piece, at) => `"${key}${at || ""}" "${piece}";\n`).join("");
  }

  function named(host: string | null, name: string, location: string): string {
    if (host !== null) hosts.add(host);
    return entry(`${keyOf({ host, shortId: name }, base)} ${capitalsOf(name)}`, location);
  }

  /** The entry of the path of a GS1 Digital Link. */
  function link(host: string | null, gs1: string, location: string): string {
    [isAnyGs1, longest] = [true, Math.max(longest, gs1.length)];
    return named(host, gs1, location);
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
      const { host, shortId, gs1, location } = redirect;
      return (
        remark(redirect) + named(host, shortId, location) + (gs1 === null ? "" : link(host, gs1, location))
      );
    },
    gone: ({ host, gs1, location }) => link(host, gs1, location ?? GONE),
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
${isAnyGs1 ? gs1Maps(base.root) : ""}map $quietzone_host $quietzone_place { default $quietzone_host; "" "${base.path}"; }
${positions(longest, (at, name) => `map $quietzone_name $qz_${name} { volatile; default ""; "~^.{${at}}[A-Z]" "${name}"; }`).join("\n")}
map "$quietzone_place$quietzone_name ${positions(longest, (_, name) => `\${qz_${name}}`).join("")}." $quietzone_key { volatile; default ""; "~^(?<qz_key>.*)$" $qz_key; }
server {
listen ${base.port || 80};
# listen 443 ssl; ssl_certificate FILE; ssl_certificate_key FILE;
server_name ${[base.host, ...hosts].join(" ")};
location / {
set $quietzone_to "";
set $quietzone_name $quietzone_id${isAnyGs1 ? "$quietzone_gs1" : ""};
set $quietzone_asked $quietzone_key;
${asked(most)}${isAnyGs1 ? UPWARD.map((name) => `set $quietzone_name ${name};\n${otherwise("$quietzone_key")}${asked(most)}`).join("") : ""}${isAnyLost ? otherwise("$quietzone_lost") + asked(most) : ""}if ($quietzone_to = "") { return 404; }
${isAnyGs1 ? `if ($quietzone_to = "${GONE}") { return 410; }\n` : ""}return 302 $quietzone_to;
}
}
`,
  };
};

/**
 * The path of a GS1 Digital Link as it was sent, and the same with its last numbers and values taken away.
 */
const UPWARD = Array.from({ length: MOST_QUALIFIERS }, (_, at) => `$quietzone_up${at + 1}`);

function gs1Maps(root: string): string {
  const sent = (name: string) => `(?<${name}>${GS1_PAIR}(?:/${GS1_PAIR})*)/?(?:[?]|$)`;
  const ups = UPWARD.map((name, at) => {
    const above = `qz${name.slice("$quietzone".length)}`;
    return `map ${UPWARD[at - 1] ?? "$quietzone_gs1"} ${name} { default ""; "~^(?<${above}>${GS1_PAIR}(?:/${GS1_PAIR})*)/${GS1_PAIR}$" $${above}; }\n`;
  });
  return `map "$quietzone_host$request_uri" $quietzone_gs1 {
default "";
"~^${literally(root)}${sent("qz_gs1")}" $qz_gs1;
"~^[^/]+//${sent("qz_gs1_there")}" $qz_gs1_there;
}
${ups.join("")}`;
}

/** Asks for another key where nothing was found, and for nothing where something was. */
function otherwise(key: string): string {
  return `if ($quietzone_to = "") { set $quietzone_asked ${key}; }
if ($quietzone_to != "") { set $quietzone_asked ""; }
`;
}

/** Asks the map for the pieces of a destination. */
function asked(most: number): string {
  return Array.from(
    { length: most },
    (_, at) => `set $quietzone_piece "${at || ""}"; set $quietzone_to $quietzone_to$quietzone;\n`,
  ).join("");
}

/** A text for each character of a name, by its position as a number and as two digits. */
function positions(count: number, text: (at: number, name: string) => string): string[] {
  return Array.from({ length: count }, (_, at) => text(at, twoDigits(at)));
}

/** Digits of the base 36: a path may have more than a hundred characters. */
function twoDigits(at: number): string {
  return at.toString(36).padStart(2, "0");
}

/** The positions of a name's capitals, and a point. */
function capitalsOf(name: string): string {
  return `${Array.from(name, (char, at) => (/[A-Z]/.test(char) ? twoDigits(at) : "")).join("")}.`;
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
