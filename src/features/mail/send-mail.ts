import { SECOND } from "../../kit/shared/clock.ts";
import type { SendMail } from "../../kit/shared/mail.ts";

const TIMEOUT = 30 * SECOND;

/** Sends mails by the operator's server, if there is one. Its client is loaded with the first mail. */
export function senderOf(settings: { smtpUrl: string | null; smtpFrom: string | null }): SendMail | null {
  const { smtpUrl, smtpFrom } = settings;
  if (smtpUrl === null || smtpFrom === null) return null;
  const url = new URL(smtpUrl);
  return async (to, mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      secure: url.protocol === "smtps:",
      ...(url.port === "" ? {} : { port: Number(url.port) }),
      ...(url.username === ""
        ? {}
        : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // An object, so that no address is parsed as a list.
      await transport.sendMail({
        from: { name: "Quietzone", address: smtpFrom },
        to: { name: "", address: to },
        ...mail,
        headers: { "auto-submitted": "auto-generated" },
      });
    } finally {
      transport.close();
    }
  };
}
