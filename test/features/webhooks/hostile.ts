/** Addresses that only the operator should reach, in every notation we know of. */

/** One of each special range. */
const SPECIAL = [
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.7",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.3",
  "203.0.113.9",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
] as const;

type Bytes = readonly [number, number, number, number];

const hex = (value: number, digits = 2) => value.toString(16).padStart(digits, "0");
const whole = ([a, b, c, d]: Bytes) => a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
/** The last two groups of an IPv6 address that holds it. */
const pair = ([a, b, c, d]: Bytes) => `${hex(a * 256 + b, 4)}:${hex(c * 256 + d, 4)}`;
const dotted = (bytes: Bytes) => bytes.join(".");
/** Full-width digits, or circled ones where there are. */
const disguised = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** How one IPv4 address can be written as a host. */
const NOTATIONS: Readonly<Record<string, (bytes: Bytes) => string>> = {
  dotted,
  "with a dot at the end": (bytes) => `${dotted(bytes)}.`,
  "one decimal number": (bytes) => String(whole(bytes)),
  "one hexadecimal number": (bytes) => `0x${hex(whole(bytes), 8)}`,
  "one octal number": (bytes) => `0${whole(bytes).toString(8)}`,
  "octal parts": (bytes) => bytes.map((byte) => `0${byte.toString(8)}`).join("."),
  "hexadecimal parts": (bytes) => bytes.map((byte) => `0X${hex(byte)}`).join("."),
  "two parts": ([a, b, c, d]) => `${a}.${b * 65536 + c * 256 + d}`,
  "three parts of three kinds": ([a, b, c, d]) => `0x${hex(a)}.0${b.toString(8)}.${c * 256 + d}`,
  "zeros in front": (bytes) => bytes.map((byte) => `0x0000${hex(byte)}`).join("."),
  "full-width digits": (bytes) => disguised(dotted(bytes), 0xff10),
  "mathematical digits and ideographic dots": (bytes) =>
    disguised(dotted(bytes), 0x1d7d8).replaceAll(".", "。"),
  "percent signs": (bytes) =>
    dotted(bytes).replace(/[\d.]/g, (character) => `%${hex(character.charCodeAt(0))}`),
  "a soft hyphen inside": (bytes) => dotted(bytes).replace(".", "\u00ad."),
  "IPv4-mapped": (bytes) => `[::ffff:${pair(bytes)}]`,
  "IPv4-mapped, dotted": (bytes) => `[::FFFF:${dotted(bytes)}]`,
  "IPv4-mapped in full": (bytes) => `[0000:0000:0000:0000:0000:ffff:${pair(bytes)}]`,
  "IPv4-translated": (bytes) => `[::ffff:0:${pair(bytes)}]`,
  "IPv4-compatible": (bytes) => `[::${dotted(bytes)}]`,
  NAT64: (bytes) => `[64:ff9b::${pair(bytes)}]`,
  "local NAT64": (bytes) => `[64:ff9b:1::${pair(bytes)}]`,
  "6to4": (bytes) => `[2002:${pair(bytes)}::1]`,
  Teredo: ([a, b, c, d]) => `[2001:0:1:1:0:0:${pair([255 - a, 255 - b, 255 - c, 255 - d])}]`,
  ISATAP: (bytes) => `[2a00:1450::5efe:${pair(bytes)}]`,
  "ISATAP, universal": (bytes) => `[2a00:1450::200:5efe:${pair(bytes)}]`,
};

/** Special addresses of IPv6 itself. */
const SPECIAL_V6 = [
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "::0001",
  "100::1",
  "100:0:0:1::1",
  "2001:db8::1",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "3fff::1",
  "3fff:fff:ffff::1",
  "4000::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
  "fe80::1",
  "febf::1",
  "fec0::1",
  "ff02::1",
  "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
];

/** Names of loopback, and what is no usable address at all. */
const OTHERS = [
  "http://localhost/",
  "http://LOCALHOST/",
  "http://localhost./",
  "http://localhost../",
  "http://ｌｏｃａｌｈｏｓｔ/",
  "http://loc\u00adalhost/",
  "http://a.localhost/",
  "http://a.b.LocalHost.:8080/",
  "http://%6cocalhost/",
  "http:localhost",
  "http:\\\\localhost\\",
  "https:127.0.0.1",
  "http:/\\/127.0.0.1",
  "http:///127.0.0.1/",
  "http://127.0.0.1:80\\@example.org/",
  "http://127.0.0.1#@example.org/",
  "http://127.0.0.1?@example.org/",
  "http://user@hooks.example.org/",
  "http://user:secret@hooks.example.org/",
  "http://:secret@hooks.example.org/",
  "http://hooks.example.org@127.0.0.1/",
  "http://127.0.0.1%00.example.org/",
  "http://127.0.0.1%2f@example.org/",
  "http://[::1%25lo]/",
  "http://[fe80::1%eth0]/",
  "http://[::1/",
  "http://[127.0.0.1]/",
  "http://1.2.3.4.5/",
  "http://256.256.256.256/",
  "http://0x100000000/",
  "http://example.0x7f/",
  "http://",
  "http:",
  "https://:443/",
  "//hooks.example.org/",
  "/hook",
  "hooks.example.org",
  "hooks.example.org:443",
  "ftp://hooks.example.org/",
  "file:///etc/passwd",
  "file://hooks.example.org/etc/passwd",
  "javascript:alert(1)",
  "data:text/plain,x",
  "ws://hooks.example.org/",
  "gopher://hooks.example.org/",
  "unix:///run/docker.sock",
  "blob:https://hooks.example.org/1",
  "http+unix://%2frun%2fdocker.sock/",
  " ",
  " https://hooks.example.org/",
  "https://hooks.example.org/ ",
  "https://hooks.exa\nmple.org/",
  "ht\ttps://hooks.example.org/",
  "https://hooks.example.org/a b",
  "https://hooks.example.org/\u0000",
  "https://hooks.example.org/\u0085",
  "https://hooks.example.org/\u2028",
  "https://hooks example.org/",
  "https://hooks.example.org:65536/",
  "https://hooks.example.org:80a/",
  `https://hooks.example.org/${"x".repeat(2_048)}`,
];

function bytesOf(text: string): Bytes {
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [a, b, c, d];
}

/** Every one of them, with what it is. */
export const HOSTILE: readonly (readonly [what: string, url: string])[] = [
  ...Object.entries(NOTATIONS).flatMap(([notation, written]) =>
    SPECIAL.map(
      (address) => [`${address}, ${notation}`, `http://${written(bytesOf(address))}/hook`] as const,
    ),
  ),
  ...SPECIAL_V6.map((address) => [address, `https://[${address}]:8443/hook`] as const),
  ...OTHERS.map((url) => [JSON.stringify(url.slice(0, 60)), url] as const),
];

/** Public addresses next to ranges that are not public. */
export const PUBLIC = [
  "1.1.1.1",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "169.253.255.255",
  "169.255.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.0.1.0",
  "192.0.3.0",
  "192.167.255.255",
  "192.169.0.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "[2000::1]",
  "[2001:200::1]",
  "[2001:db7:ffff::1]",
  "[2001:db9::1]",
  "[2003::1]",
  "[2606:4700::1111]",
  "[3ffe::1]",
  "[3fff:1000::1]",
  "[::ffff:8.8.8.8]",
  "[2a00:1450::5eff:7f00:1]",
];
