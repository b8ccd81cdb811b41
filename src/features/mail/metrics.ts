import type { SendMail } from "../../kit/shared/mail.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";

/** The same sending of mails, counted. */
export function meterMails(metrics: Metrics, send: SendMail): SendMail {
  const mails = metrics.counter("quietzone_mails_total", "Mails that the mail server took or did not take.");
  const [sent, failed] = [mails({ outcome: "sent" }), mails({ outcome: "failed" })];
  return async (...mail) => {
    try {
      await send(...mail);
    } catch (error) {
      failed.add();
      throw error;
    }
    sent.add();
  };
}
