/** The texts of a hosted page that are not the tenant's. */
export interface PageTexts {
  /** @param host - where the button leads. */
  readonly goTo: (host: string) => string;
  readonly contact: {
    readonly heading: string;
    readonly save: string;
    readonly phone: string;
    readonly mobile: string;
    readonly work: string;
    readonly home: string;
    readonly fax: string;
    readonly email: string;
    readonly emailWork: string;
    readonly website: string;
    readonly address: string;
  };
  readonly event: {
    readonly heading: string;
    readonly where: string;
    readonly save: string;
    readonly allDay: string;
  };
  readonly wifi: {
    readonly heading: string;
    readonly network: string;
    readonly password: string;
    /** In place of a password. */
    readonly open: string;
  };
  /** A code to show at a checkout. */
  readonly offer: { readonly heading: string; readonly show: string; readonly symbol: string };
  readonly links: { readonly heading: string };
  readonly lead: {
    readonly heading: string;
    readonly labels: Readonly<Record<"email" | "name" | "phone" | "company" | "message", string>>;
    readonly submit: string;
    readonly sentHeading: string;
    readonly sent: string;
    readonly again: string;
    readonly problems: string;
    readonly error: string;
    readonly empty: string;
    readonly missing: string;
    /** Behind the label of a field that has to be filled in. */
    readonly required: string;
    readonly consent: string;
    /** Beside the box of a form for which its owner wrote nothing. */
    readonly agreement: string;
    readonly email: string;
    readonly phone: string;
    readonly tooLong: (most: number) => string;
    readonly limited: string;
    readonly storage: string;
    readonly refused: string;
    readonly failed: string;
    /** The label of a field that people do not see. */
    readonly leaveEmpty: string;
  };
  /** The consent to device recognition. */
  readonly choice: {
    readonly heading: string;
    /** @param tenant - who recognises the device. */
    readonly what: (tenant: string) => string;
    readonly free: string;
    readonly accept: string;
    readonly decline: string;
    readonly isOn: string;
    readonly isOff: string;
    readonly notKept: string;
    readonly respected: string;
    readonly respectedButGiven: string;
    readonly erase: string;
    readonly failed: string;
  };
  readonly legal: {
    readonly label: string;
    readonly imprint: string;
    readonly privacy: string;
    /** The accessibility statement. */
    readonly accessibility: string;
    readonly report: string;
  };
}
