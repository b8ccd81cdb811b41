import { createSigner, deriveKey } from "../shared/hmac.ts";
import { type AlertService, createAlerts, type SendMail } from "../watch/alerts.ts";
import type { Settings } from "../settings/settings.ts";
import { timeout } from "../shared/timeout.ts";
import { SECOND } from "../shared/clock.ts";
import { meterMails } from "./metrics/chores.ts";
import type { Context } from "./context.ts";

const TIMEOUT = 30 * SECOND;

/** Creates what mails alerts. */
export async function createServiceAlerts(context: Context): Promise<AlertService> {
  const { settings, stores, secret, baseUrl, metrics, clock, ids, log } = context;
  const signer = await createSigner(await deriveKey(secret, "alerts"));
  const sender = senderOf(settings);
  const send = sender && metrics ? meterMails(metrics, sender) : sender;
  return createAlerts({ store: stores.alerts, send, signer, baseUrl, timeout, clock, ids, log });
}

/** Sends mails by the operator's server, if there is one. Its client is loaded with the first mail. */
function senderOf({ smtpUrl, smtpFrom }: Settings): SendMail | null {
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
