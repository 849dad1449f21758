/** What a business writes to us about; a trial has states of its own. */
export const LEAD_KINDS = ["contact", "document", "direct-mail"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** C8. `sent` and `downloaded`: of a document alone, before anybody of us took it up. */
export const LEAD_STATES = ["new", "sent", "downloaded", "assigned", "contacted", "proposal", "won", "lost", "closed"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** C8. `approved`: the key waits to be shown; `ended`: it answers no more, and may still become a contract. */
export const TRIAL_STATES = ["review", "approved", "active", "extended", "ended", "converted", "expired", "rejected"] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

/** Whether anybody takes mails for a domain. */
export type MxState = "unchecked" | "found" | "none" | "unknown";

export type Lead = {
  /** The number of its letter. */
  readonly id: string;
  readonly kind: LeadKind;
  readonly state: LeadState;
  readonly company: string;
  readonly product: string;
  /** Whether somebody of us is to write or call. */
  readonly wantsContact: boolean;
  readonly isFreeMail: boolean;
  /** Sent faster than people write. */
  readonly isHasty: boolean;
  /** The account of the operator whose lead it is. */
  readonly assignedTo: string | null;
  readonly downloads: number;
  readonly firstDownloadedAt: Date | null;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly dueOn: string;
};

export type Trial = {
  /** The number of its letter. */
  readonly id: string;
  readonly state: TrialState;
  readonly company: string;
  readonly mailDomain: string;
  readonly isFreeMail: boolean;
  readonly isHasty: boolean;
  /** A host. */
  readonly website: string | null;
  readonly corporateNumber: string | null;
  readonly mx: MxState;
  readonly wantsReminders: boolean;
  /** Of the terms that were agreed to. */
  readonly termsVersion: string;
  /** Of the sold API; null: not approved. */
  readonly clientId: string | null;
  readonly keyId: string | null;
  readonly keyShownAt: Date | null;
  readonly endsAt: Date | null;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly dueOn: string;
};
