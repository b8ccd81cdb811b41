/** What the page was told of the service and whoever runs it. */

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
