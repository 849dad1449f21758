/** A notice of the site itself, which a member reads here. */
export type InboxNote = {
  readonly id: number;
  readonly topic: string;
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly url: string;
  readonly madeAt: Date;
  readonly readAt: Date | null;
};

export type Inbox = {
  /** The newest first. */
  readonly notes: readonly InboxNote[];
  readonly unread: number;
};
