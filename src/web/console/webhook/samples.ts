/** Code samples that check a signature. Each is complete. */

const NODE = [
  'import { createHmac, timingSafeEqual } from "node:crypto";',
  "",
  "// body: the bytes as they came. signature: the header x-svc-signature.",
  "export function isGenuine(body, signature, secret) {",
  '  const expected = createHmac("sha256", secret).update(body).digest();',
  '  const given = Buffer.from(signature ?? "", "hex");',
  "  return given.length === expected.length && timingSafeEqual(given, expected);",
  "}",
  "",
];

const PYTHON = [
  "import hashlib",
  "import hmac",
  "",
  "# body: the bytes as they came. signature: the header x-svc-signature.",
  "def is_genuine(body: bytes, signature: str, secret: str) -> bool:",
  "    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()",
  '    return hmac.compare_digest(expected, signature or "")',
  "",
];

export const SAMPLES = { node: NODE.join("\n"), python: PYTHON.join("\n") } as const;

export type SampleLanguage = keyof typeof SAMPLES;

export const LANGUAGE_NAMES: Readonly<Record<SampleLanguage, string>> = {
  node: "Node.js",
  python: "Python",
};
