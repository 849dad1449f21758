/** What the identity service keeps of an account beside its attributes. Null: another user pool, or one that tells nothing of it. */
export type AccountFacts = {
  readonly devices: readonly {
    readonly name: string | null;
    readonly isRemembered: boolean;
    readonly lastIp: string | null;
    readonly firstSeenAt: Date;
    readonly lastSeenAt: Date | null;
  }[];
  readonly sessions:
    | readonly {
        readonly kind: string;
        readonly device: string | null;
        readonly prefectureCode: string | null;
        readonly firstUsedAt: Date;
        readonly lastUsedAt: Date;
      }[]
    | null;
  readonly passkeys: readonly { readonly name: string; readonly createdAt: Date; readonly lastUsedAt: Date | null }[];
  /** The log of what was done with the account, the newest first. */
  readonly log:
    | readonly {
        readonly event: string;
        readonly outcome: string;
        readonly at: Date;
        readonly device: string | null;
        readonly ip: string | null;
      }[]
    | null;
};
