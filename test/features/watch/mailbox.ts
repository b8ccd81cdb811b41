import { onTestFinished } from "bun:test";
import { SMTPServer } from "smtp-server";

/** A mail as a server took it. */
export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and parts, with soft line breaks undone. */
  readonly text: string;
}

/** A mail server on loopback, until the test is done. */
export async function openMailbox(port = 0) {
  const mails: Mail[] = [];
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (piece: Buffer) => {
        text += piece.toString("latin1");
      });
      stream.on("end", () => {
        if (refuses) return done(new Error("not now"));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          text: undone(text),
        });
        done();
      });
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = server.listen(port, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => void server.close());
  const address = listener.address();
  const at = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${at}`,
    mails,
    refuse(from: boolean) {
      refuses = from;
    },
  };
}

/** Quoted-printable (RFC 2045, 6.7) as UTF-8. */
function undone(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
