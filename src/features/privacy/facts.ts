/** The running configuration, as far as it decides which data of people is kept. */
export interface PrivacyFacts {
  /** The host under which codes are scanned. */
  readonly host: string;
  readonly engine: "sqlite" | "postgres";
  /** Days after which single scans and device ids are erased. */
  readonly retentionDays: number;
  readonly auditDays: number;
  /** Days for which a choice, and a device id after consent, is valid. */
  readonly consentDays: number;
  /** Whether servers of destinations are asked whether they answer. */
  readonly isWatching: boolean;
  /** Whether alerts are mailed. */
  readonly sendsMail: boolean;
  /** Whether nodes count their rate limits together on another server. */
  readonly sharesLimits: boolean;
  /** The backups that the service keeps in another place; `null` where it keeps none. */
  readonly offsite: {
    readonly isSealed: boolean;
    /** Days after which one is removed, at the latest; `null` where all are kept. */
    readonly days: number | null;
  } | null;
  /** The header in which a proxy names the country; `null` where a database on this machine tells it. */
  readonly countryHeader: string | null;
  /** Of the workspace that asks; `null` for the service as a whole. */
  readonly workspace: {
    /** Whether scans and leads are sent to a server of the workspace. */
    readonly hasWebhook: boolean;
    /** Whether the workspace sees a list of devices whose owners consented. */
    readonly seesDevices: boolean;
  } | null;
}
