/** The reports of an import, in a language other than the service's. */

/** The service's sentences. They name members of the other service's files, which stay as they are. */
const PATTERNS = [
  ["characters", /^must be (\d+) to (\d+) of (.*)$/],
  ["reserved", /^is reserved on every domain$/],
  ["taken", /^is taken, or was once$/],
  ["repeated", /^is that of an earlier row too$/],
  ["domainMissing", /^the whole row: its domain is not here$/],
  ["domainUnverified", /^the whole row: its domain is not verified here yet$/],
  ["noShortId", /^the whole row: it names no short id$/],
  ["targetWrong", /^the whole row: target has to be a web address, such as https:\/\/museum\.example$/],
  ["targetHere", /^the whole row: target must not be a short address of this service$/],
  ["wholeRow", /^the whole row: (.*)$/],
  ["cutAfter", /^(\w+) after (\d+) characters$/],
  ["otherTags", /^tags after the first$/],
  ["host", /^the host it was on$/],
  ["otherHosts", /^short ids on other hosts$/],
  ["createdAt", /^the time of its creation$/],
  ["olderHistory", /^its older history$/],
  ["notScannable", /^style, in which its symbol would not scan here$/],
  ["ofHistory", /^of its history: (.*)$/],
  ["noPicture", /^landing\.cover: the archive has no such picture$/],
  ["lookName", /^the name of its saved look, whose style it has$/],
  ["lookNameTaken", /^the name of a saved look, which another look has here$/],
  ["noWebhooks", /^a webhook: the key lacks the scope `webhook`$/],
  ["noDomains", /^a domain: the key lacks the scope `domains`$/],
  ["noRoom", /^leads for which the plan has no room$/],
  ["unreadableLead", /^a lead, which the other service could not read$/],
  ["passed", /^(.*) \(it has passed, so the code is inactive\)$/],
  ["inactive", /^(.*) \(the code is inactive\)$/],
  ["otherValues", /^other values$/],
  ["password", /^password$/],
] as const;

/** The sentences in a language, with `$1` for what stays as it is. */
export type NoticeTexts = Readonly<Record<(typeof PATTERNS)[number][0], string>>;

/** A conflict or a dropped value in the language of `texts`; as it is where nobody has translated it. */
export function toldNotice(what: string, texts: NoticeTexts): string {
  const [name, pattern] = PATTERNS.find(([, each]) => each.test(what)) ?? [];
  return name && pattern ? what.replace(pattern, texts[name]) : what;
}
