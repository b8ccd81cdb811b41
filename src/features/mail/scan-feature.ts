import { feature } from "../../app/feature.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { systemTimers } from "../../kit/shared/timers.ts";
import { meterMails } from "./metrics.ts";
import { createPost } from "./post.ts";
import { senderOf } from "./send-mail.ts";

/** Sends a mail by the operator's server, counted; `null` where there is none. */
export const sending = feature({
  name: "sending",
  service({ context: { settings, metrics } }) {
    const send = senderOf(settings);
    return { send: send && metrics ? meterMails(metrics, send) : send };
  },
});

/** Mails to persons, which nobody waits for. */
export const post = feature({
  name: "post",
  service: async ({ context: { log }, use }) =>
    createPost({ send: (await use(sending)).send, timers: systemTimers, timeout, log }),
  stop: ({ stop }) => stop(),
});
