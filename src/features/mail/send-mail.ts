import { Readable } from "node:stream";
import { SECOND } from "../../kit/shared/clock.ts";
import type { SendMail } from "../../kit/shared/mail.ts";

const TIMEOUT = 30 * SECOND;

/** Sends mails by the operator's server, if there is one. Its client is loaded with the first mail. */
export function senderOf(settings: { smtpUrl: string | null; smtpFrom: string | null }): SendMail | null {
  const { smtpUrl, smtpFrom } = settings;
  if (smtpUrl === null || smtpFrom === null) return null;
  const url = new URL(smtpUrl);
  return async (to, { headers, ...mail }, begin) => {
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
    let hasBegun = false;
    if (begin)
      transport.use("stream", ({ message }, done) => {
        const content = message.createReadStream.bind(message);
        // Nobody reads it before the server has answered DATA (RFC 5321, 4.1.1.4).
        async function* afterBegin() {
          await begin?.();
          hasBegun = true;
          yield* content();
        }
        message.createReadStream = () => Readable.from(afterBegin(), { objectMode: false });
        done();
      });
    try {
      // An object, so that no address is parsed as a list.
      await transport.sendMail({
        from: { name: "Quietzone", address: smtpFrom },
        to: { name: "", address: to },
        ...mail,
        headers: { "auto-submitted": "auto-generated", ...headers },
      });
    } catch (error) {
      // The server may have taken it, and another one would be the second.
      if (!hasBegun || isRefusal(error)) throw error;
    } finally {
      transport.close();
    }
  };
}

/** Whether a server has answered that it does not take a mail. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";
}
