/** A channel of the Messaging API and where its services answer. */
export type LineChannel = {
  readonly secret: string;
  readonly accessToken: string;
  /** `U` and 32 hexadecimal digits: whom webhooks are for. */
  readonly botUserId: string;
  /** `@machinone`: by which people find the account. */
  readonly basicId: string;
  /** Of the pages that open inside LINE; null: there are none. */
  readonly liffId: string | null;
  /** For whom an ID token of those pages has to be. */
  readonly loginChannelId: string | null;
  /** Messages that the plan pays for in a month. */
  readonly monthlyLimit: number;
  /** Origins without a slash at the end: the API; where accounts are linked; where people add friends; where pages inside LINE open. */
  readonly apiUrl: string;
  readonly accessUrl: string;
  readonly friendUrl: string;
  readonly liffUrl: string;
};

/** As the Messaging API takes it: what is sent is built by the types of its SDK. */
export type LineMessage = object;

export type LinePush = {
  /** User id. */
  readonly to: string;
  /** Five at most: one request, which counts as one message. */
  readonly messages: readonly LineMessage[];
  /** UUID, the same on every try of the same message: the service takes it once within 24 hours. */
  readonly retryKey: string;
};

/** `sent`: taken, now or on an earlier try, which is not yet delivered. `limit`: the month is spent. `later`: may be tried again with the same key. */
export type LineOutcome = "sent" | "blocked" | "refused" | "limit" | "later";

/** Who an ID token is of. */
export type LinePerson = { readonly userId: string; readonly name: string | null };

export type LineQuota = {
  /** Null: the plan has none. */
  readonly limit: number | null;
  readonly used: number;
};
