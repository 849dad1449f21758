/** Who told us: a sending service, a mail server by mail, or the one that refused the address as a mail was handed over. */
export type ReportSource = "ses" | "sendgrid" | "dsn" | "smtp";

/** What somebody reports of one address. */
export type MailReport = {
  /** The same when it is reported again. */
  readonly id: string;
  readonly address: string;
  /** `hard`: there is no such mailbox. `soft`: it took nothing this time. `complaint`: its owner called the mail spam. */
  readonly what: "hard" | "soft" | "complaint";
};

/** Why no mail goes to an address; of both, that its mailbox is gone. */
export type Suppressed = "hard_bounced" | "complained";

export type SuppressedAddress = {
  /** Masked; null: nobody is known who has it, and no mail of the last 30 days went there. */
  readonly masked: string | null;
  /** SHA-256 of it, in hex. */
  readonly hash: string;
  readonly because: Suppressed;
  readonly source: ReportSource;
  readonly times: number;
  readonly lastAt: Date;
};
