import { MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { joined } from "../../kit/shared/joined.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { MailText, SendMail } from "../../kit/shared/mail.ts";
import type { Timers } from "../../kit/shared/timers.ts";

/** A mail and where it goes. */
export interface Letter {
  readonly to: string;
  readonly mail: MailText;
}

/** Sends mails that nobody waits for: links of persons, and what they are told. */
export interface Post {
  /** Whether the operator has set up mail. */
  readonly isOpen: boolean;
  /**
   * Writes a mail and sends it, after those before it. It waits in memory alone, because its link is stored
   * nowhere: a stop loses it, and its reader asks for another one. Without mail nothing is written.
   * @param write - `null` where there is nothing to send.
   */
  soon(write: () => Promise<Letter | null>): void;
  /** Resolves when all mails that can be sent now are sent, or have failed. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Mails that may wait. One more is refused with a line in the log. */
const MOST_WAITING = 1_000;

/**
 * The pauses after attempts that failed. After the last a mail is given up: its link would soon have ended.
 */
const RETRY_DELAYS: readonly number[] = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];

/** A stop waits for a mail for at most so long. */
const PATIENCE = 3 * SECOND;

/** @param send - `null` where the operator has set up no mail. */
export function createPost(needs: {
  send: SendMail | null;
  timers: Timers;
  timeout: (milliseconds: number) => Promise<void>;
  log: Log;
}): Post {
  const { send, timers, timeout, log } = needs;
  const queue: (() => Promise<void>)[] = [];
  const retries = new Set<() => void>();

  const runs = joined(async () => {
    // One after the other: a slow server gets one connection.
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  });

  function add(work: () => Promise<void>): void {
    if (queue.length + retries.size >= MOST_WAITING) {
      log.warn("a mail is not sent: too many wait");
      return;
    }
    queue.push(work);
    void runs.run();
  }

  function retry(letter: Letter, post: SendMail, failures: number, error: unknown): void {
    const pause = RETRY_DELAYS[failures];
    log.warn(pause === undefined ? "a mail can't be sent" : "a mail can't be sent yet", errorFields(error));
    if (pause === undefined) return;
    const cancel = timers.after(pause, () => {
      retries.delete(cancel);
      add(() => attempt(letter, post, failures + 1));
    });
    retries.add(cancel);
  }

  async function attempt(letter: Letter, post: SendMail, failures: number): Promise<void> {
    try {
      await post(letter.to, letter.mail);
    } catch (error) {
      retry(letter, post, failures, error);
    }
  }

  async function first(write: () => Promise<Letter | null>, post: SendMail): Promise<void> {
    let letter: Letter | null;
    try {
      letter = await write();
    } catch (error) {
      log.warn("a mail can't be written", errorFields(error));
      return;
    }
    if (letter) await attempt(letter, post, 0);
  }

  return {
    isOpen: send !== null,
    soon(write) {
      if (send) add(() => first(write, send));
    },
    settled: async () => void (await runs.running),
    async stop() {
      for (const cancel of retries) cancel();
      queue.length = 0;
      await Promise.race([runs.running, timeout(PATIENCE)]);
    },
  };
}
