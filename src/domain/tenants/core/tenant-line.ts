/** The channel of LINE that a tenant brought, without its secrets. */
export type TenantLine = {
  /** Of the Messaging API: ten digits. */
  readonly channelId: string;
  /** Whom webhooks are for. */
  readonly botUserId: string;
  /** `@mihon-home`: by which people find the account. */
  readonly basicId: string;
  /** Of the page inside LINE, and the channel that proves who opens it; null: there is none. */
  readonly liffId: string | null;
  readonly loginChannelId: string | null;
  /** Messages that its plan pays for in a month. */
  readonly monthlyLimit: number;
};

export type LineSecrets = { readonly secret: string; readonly accessToken: string };
