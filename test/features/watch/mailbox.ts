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
  let drops = false;
  /** Lets go of each mail that is held back; `null` while none is. */
  let held: (() => void)[] | null = null;
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
        const take = () => {
          mails.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            text: undone(text),
          });
          if (drops) for (const connection of server.connections) connection._socket.destroy();
          else done();
        };
        if (held) held.push(take);
        else take();
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
    /** Takes mails from now on, and drops the line in place of an answer. */
    drop(from: boolean) {
      drops = from;
    },
    /** Holds mails back from now on: their senders wait. */
    hold() {
      held = [];
    },
    held: () => held?.length ?? 0,
    release() {
      for (const take of held ?? []) take();
      held = null;
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
