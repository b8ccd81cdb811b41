/** Facts about the service and its operator, which the page's shell brings. */

function told(name: "contact" | "mail"): string | undefined {
  return document.getElementById("app")?.dataset[name];
}

/** The operator's mail or web address; `null` where none is set. */
export function operatorContact(): string | null {
  return told("contact") ?? null;
}

/** Whether the service sends mails. */
export function sendsMail(): boolean {
  return told("mail") !== undefined;
}
