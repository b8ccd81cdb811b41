import type { ChangeStamp } from "../kit/shared/fresh-cache.ts";

/** A running service. */
export interface Service {
  /** Its address on this machine. */
  readonly url: string;
  /** The address that QR codes encode. */
  readonly baseUrl: string;
  /** Resolves once the APIs are loaded, or once an attempt to load them has failed and is logged. */
  readonly loaded: Promise<void>;
  /** Runs now what otherwise runs every ten minutes. */
  housekeep(): Promise<void>;
  /** Asks for the destinations that are due, tells codes how they stand, and sends the mails that are due. */
  watch(): Promise<void>;
  /** Reads the lists of hosts that are due, which otherwise happens once a minute. */
  refreshLists(): Promise<void>;
  /** Tells owners what was blocked, which otherwise happens twice a minute. */
  tell(): Promise<void>;
  /**
   * Looks at the backups in their place, tells what was erased, and makes one if it is due, as once a minute.
   */
  backUp(): Promise<void>;
  /** Looks up the domains that are due, which otherwise happens once a minute. */
  recheck(): Promise<void>;
  /** Adds what scans have counted to the totals now, where that happens later. */
  addUp(): Promise<void>;
  /** Sends the deliveries that are due, and resolves when their outcomes are stored. */
  deliver(): Promise<void>;
  /** Changes once this node has learned that another process wrote. */
  readonly changeStamp: ChangeStamp;
  /** Counts everything again. Returns one line for each total that differs. */
  audit(): Promise<string[]>;
  /** Answers the requests in flight, commits what was recorded, closes everything. It drains for at most 9 s. */
  stop(): Promise<void>;
}
