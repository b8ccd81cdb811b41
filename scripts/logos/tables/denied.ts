/** Logos and brands that are never shipped, by `source.key` or brand slug, with the reason. */
export const DENIED: Readonly<Record<string, string>> = {
  "svg-logos.ember-tomster": "cut off in the source",
  jpeg: "the owner's licence forbids changes (CC BY-ND)",
  slint: "the owner's licence forbids changes (CC BY-ND)",
  tauri: "the owner's licence forbids changes (CC BY-NC-ND)",
  gamebanana: "the owner's licence forbids changes (CC BY-NC-ND)",
  pycqa: "the owner's licence forbids changes (CC BY-NC-ND)",
};
