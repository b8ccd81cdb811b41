/** Facts about the service and its operator, which the page's shell brings. */

function told(name: "contact" | "mail" | "gs1"): string | undefined {
  return document.getElementById("app")?.dataset[name];
}

/** The operator's mail or web address; `null` where none is set. */
export function operatorContact(): string | null {
  return told("contact") ?? null;
}

/** Whether the service answers GS1 addresses on its own host. */
export function answersGs1(): boolean {
  return told("gs1") !== undefined;
}

/** Whether the service sends mails. */
export function sendsMail(): boolean {
  return told("mail") !== undefined;
}
