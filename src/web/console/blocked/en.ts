export const blocked = {
  code: {
    operator: "This code is blocked. People who scan it learn that, and only the operator can lift it.",
    list: "This code is blocked. People who scan it learn that. The block ends by itself, soon after its address has left the list or the code leads elsewhere.",
  },
  workspace: (name: string) =>
    `The workspace “${name}” is suspended. Its codes say that they are blocked, and nothing of it is lost. Only the operator can lift that.`,
  why: "Why",
  reasons: {
    phishing: "phishing: it asks for data under somebody else's name",
    malware: "malware: it leads to software that does harm",
    spam: "spam: it is spread unasked",
    rights: "it infringes rights of others",
    other: "it breaks the law or the terms of this service",
    list: "a list of dangerous addresses names where it leads",
  },
  since: (when: string) => `since ${when}`,
  object: {
    operator: "If you think that this is wrong, tell the operator.",
    list: "If you think that the list is wrong, tell the operator. That does not end the block at once.",
  },
  listed: (host: string, list: string) =>
    `${host} is on the list ${list}: no scan leads there, and the page of the code does not link it.`,
  listedEnds: "That ends by itself, soon after the host has left the list or you have changed the address.",
  short: "Blocked",
};
