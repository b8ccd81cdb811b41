import { atMostEvery } from "./at-most-every.ts";
import { type Clock, HOUR, MINUTE, SECOND } from "./clock.ts";
import { joined } from "./joined.ts";
import { errorFields, type Log } from "./log.ts";

/** Sends mails that wait in the database: a restart loses none of them. */
export interface MailRounds {
  start(): void;
  /** Sends what is due, after the round that is under way. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** A mail that is written. */
export interface Outgoing {
  /** Rejects when the server does not take it. */
  readonly send: () => Promise<void>;
  /** Notes that it was sent. */
  readonly sent: () => Promise<void>;
}

/** Mails of one kind. Times are milliseconds since the epoch. */
export interface WaitingMails<Due extends { readonly failures: number }> {
  /** The content of these mails, for the log: `reports`. */
  readonly about: string;
  /** The pause between two rounds. */
  readonly interval: number;
  readonly atOnce: number;
  /** The pauses after attempts that failed. After the last a mail is given up. */
  readonly retryDelays: readonly number[];
  /** Takes the first one that is due, until `until`: no other node sends it. `null` when there is none. */
  take(now: number, until: number): Promise<Due | null>;
  /**
   * Writes it. `"later"` where a limit refuses it now, which counts as an attempt; `null` where nobody gets
   * one: then its kind has noted that it is done.
   */
  write(due: Due): Promise<Outgoing | "later" | null>;
  /** Notes that it was not sent. @param next - when to try again; `null` for never. */
  failed(due: Due, next: number | null): Promise<void>;
}

/** For this long no other node sends what one has taken. */
const LEASE = 10 * MINUTE;

/** A stop waits for a mail for at most so long. */
const PATIENCE = 3 * SECOND;

/** Sends the waiting mails of a kind in rounds. */
export function createMailRounds<Due extends { readonly failures: number }>(
  mails: WaitingMails<Due>,
  around: { timeout: (milliseconds: number) => Promise<void>; clock: Clock; log: Log },
): MailRounds {
  const { about, interval, atOnce, retryDelays } = mails;
  const { timeout, clock, log } = around;
  const isTimeToComplain = atMostEvery(clock, HOUR);
  let timer: ReturnType<typeof setInterval> | undefined;
  /**
   * After a stop the stores may be closed: what becomes of a mail that is still on its way is noted nowhere.
   */
  let isOver = false;
  let isStopping = false;

  async function later(due: Due): Promise<void> {
    if (isOver) return;
    const pause = retryDelays[due.failures];
    await mails.failed(due, pause === undefined ? null : clock.now() + pause);
  }

  async function attempt(due: Due): Promise<void> {
    const mail = await mails.write(due);
    if (mail === null) return;
    if (mail === "later") return later(due);
    try {
      await mail.send();
    } catch (error) {
      if (isTimeToComplain()) log.warn(`a mail about ${about} can't be sent`, errorFields(error));
      return later(due);
    }
    if (!isOver) await mail.sent();
  }

  const runs = joined(async () => {
    try {
      // One after the other: a slow server must not hold a mail for longer than the node has it for itself.
      for (let done = 0; done < atOnce && !isOver; done++) {
        const due = await mails.take(clock.now(), clock.now() + LEASE);
        if (!due) return;
        await attempt(due);
      }
    } catch (error) {
      log.warn(`mails about ${about} can't be sent, to be tried again`, errorFields(error));
    }
  });

  return {
    async run() {
      if (runs.running) {
        // It may have looked before the mail was due for which this run is asked.
        await runs.running;
        if (isStopping) return;
      }
      await runs.run();
    },
    start() {
      timer = setInterval(runs.run, interval);
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      // A mail that takes longer is sent again by the next start, unless its server has taken it.
      await Promise.race([runs.running, timeout(PATIENCE)]);
      isOver = true;
    },
  };
}
