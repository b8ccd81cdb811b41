/** Ports of the background chores and of the audit. A chore does a little in one transaction, and is called again. */

/** Erases data in the background, and goes on after a restart. */
export interface Eraser {
  /**
   * Erases at most about `rows` rows that deleted codes and withdrawn consents left behind, in one transaction.
   * @returns whether there is more to erase.
   */
  step(rows: number): Promise<boolean>;
  /**
   * Erases at most `rows` single scans recorded before `before`, and looks through as many codes for them. Totals stay.
   * Codes scanned while the clock was ahead are found by `now`.
   * @returns whether there is more to look through.
   */
  retire(before: number, rows: number, now: number): Promise<boolean>;
  /** Erases at most `rows` devices not seen since `before`, as `retire` does. @returns whether there is more to look through. */
  retireDevices(before: number, rows: number): Promise<boolean>;
  /** Erases at most `rows` scanners counted in campaigns on days before `day`. @returns whether there are more. */
  forgetCampaignScanners(day: number, rows: number): Promise<boolean>;
  /** Erases at most `rows` answers that were stored before `at` for repeated requests. @returns whether there are more. */
  forgetAnswers(at: number, rows: number): Promise<boolean>;
}

/** Counts campaigns again after codes were added or deleted. */
export interface CampaignRecounter {
  /**
   * Recounts a part of a campaign day, for a few milliseconds.
   * @param overBefore - days before this UTC day are over: nobody is counted on them any more.
   * @returns whether there is more to do.
   */
  step(overBefore: number): Promise<boolean>;
}

/** Adds up what campaigns counted, from codes that changed. */
export interface CampaignCounter {
  /**
   * Adds up at most `rows` codes.
   * @param overBefore - days before this UTC day are over: nobody is counted on them any more.
   * @returns whether there may be more to do.
   */
  step(overBefore: number, rows: number): Promise<boolean>;
}

/** Brings the counts of codes that were moved, deleted or never added to the series of campaigns and workspaces. */
export interface SeriesMover {
  /** Writes about `rows` rows. @returns whether there may be more to do. */
  step(rows: number): Promise<boolean>;
}

/** Recounts the sums over the codes of workspaces. They are kept as codes change, so only damage makes them wrong. */
export interface TenantRecounter {
  /**
   * Recounts all workspaces, exactly, while others write, and mends what is wrong.
   * @param repeat - repeats a step, which takes about as many rows as it is given, until nothing is left or it is to stop.
   * @returns the workspaces whose sums were wrong.
   */
  recount(repeat: (step: (rows: number) => Promise<boolean>) => Promise<void>): Promise<readonly string[]>;
}

/** Packs the values counted in past quarter hours, so that reading them stays cheap. */
export interface TotalsPacker {
  /** Packs about `rows` values counted before `now`, and looks at as many codes at most. @returns whether there may be more to do. */
  step(now: number, rows: number): Promise<boolean>;
}

/** Counts everything again from single scans. */
export interface Auditor {
  /**
   * @param from - time since which single scans are stored. Older ones can't be counted again.
   * @returns one line for each total that differs from the recount.
   */
  discrepancies(from: number): Promise<string[]>;
  /** Looks for rows whose code, workspace or picture is gone. @returns one line for each table that has such rows. */
  orphans(): Promise<string[]>;
}
