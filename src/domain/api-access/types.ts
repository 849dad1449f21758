/** 試用, スタンダード, ビジネス. */
export const PLAN_IDS = ["trial", "standard", "business"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a key may be used for. */
export const SCOPES = ["assess:v1", "assess:v2", "assess:v3", "batch", "webhooks", "widget"] as const;
export type Scope = (typeof SCOPES)[number];

/** `secret` stays on servers; `publishable` stands in pages and works on the hosts it names alone. */
export const KEY_KINDS = ["secret", "publishable"] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** What a `test` key is answered is marked as a sample and counted apart. */
export const KEY_MODES = ["live", "test"] as const;
export type KeyMode = (typeof KEY_MODES)[number];

export const PAID_PLANS = ["standard", "business"] as const satisfies readonly PlanId[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/** What is charged: a company, or somebody who tries the API. `plan` and `mostCalls` are those of now. */
export type ApiClient = {
  readonly id: string;
  readonly name: string;
  readonly companyId: string | null;
  readonly plan: PlanId;
  /** Raised calls of a month; null: those of the plan. */
  readonly mostCalls: number | null;
  /** What it will be; null: nothing else. */
  readonly next: { readonly plan: PlanId; readonly beginsAt: Date } | null;
  /** From then on its keys open nothing; null: no end. */
  readonly endsAt: Date | null;
  readonly madeAt: Date;
};

/** A key of a client, without the key itself. */
export type ApiKey = {
  readonly id: string;
  readonly clientId: string;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly label: string;
  /** The first letters, by which people tell keys apart: `mk_live_7QmXbC`. */
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  /** `www.example.co.jp`, `*.example.co.jp`; of a secret key none: anywhere. */
  readonly hosts: readonly string[];
  /** Addresses and networks (`203.0.113.0/24`); none: anywhere. */
  readonly ips: readonly string[];
  readonly madeAt: Date;
  readonly lastUsedAt: Date | null;
  /** Of a key that another has taken the place of: works until then. */
  readonly endsAt: Date | null;
  readonly replacedBy: string | null;
  readonly revokedAt: Date | null;
};

/** Shown once, with its row. */
export type IssuedKey = { readonly key: string; readonly row: ApiKey };

/** Who calls, by a key that was proved. */
export type KeyHolder = {
  readonly clientId: string;
  readonly companyId: string | null;
  readonly clientName: string;
  readonly plan: PlanId;
  /** As of its client. */
  readonly mostCalls: number | null;
  /** When the client's time is over; null: no end. */
  readonly endsAt: Date | null;
  readonly keyId: string;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  /** For which it was proved. */
  readonly scope: Scope;
};

/** `revoked`: taken back, or replaced and its overlap over. `ended`: its client's time is over, or the company is not live. */
export type KeyRefusal = "unknown" | "revoked" | "ended" | "wrong-scope" | "wrong-host" | "wrong-ip";

/** One of the limits of a client. */
export type QuotaPolicy = {
  readonly name: "burst" | "month" | "trial";
  readonly calls: number;
  /** Null: for the whole trial. */
  readonly windowSeconds: number | null;
  readonly remaining: number;
  /** Until `remaining` is `calls` again; null: never. */
  readonly resetSeconds: number | null;
};

/** The limits after calls were taken, and when that was. */
export type QuotaState = { readonly policies: readonly QuotaPolicy[]; readonly takenAt: Date };

/** A limit that is reached. `retryAfterSeconds` null: waiting does not help. */
export type QuotaRefusal = {
  readonly exceeded: QuotaPolicy["name"];
  readonly retryAfterSeconds: number | null;
  readonly state: QuotaState;
};

/** Calls of a month in Japan, and what they cost. Fees in yen without tax. */
export type Usage = {
  /** `2026-12`. */
  readonly month: string;
  readonly plan: PlanId;
  /** In the monthly fee; of a trial all there are. */
  readonly includedCalls: number;
  /** Where calls stop. */
  readonly mostCalls: number;
  /** Answered with live keys; of a trial all it has made. */
  readonly calls: number;
  readonly overCalls: number;
  readonly testCalls: number;
  readonly feeYen: number;
  readonly days: readonly { readonly day: string; readonly calls: number; readonly testCalls: number }[];
  readonly keys: readonly { readonly keyId: string; readonly calls: number; readonly testCalls: number }[];
  /** By day and what was called, as an invoice tells them. */
  readonly lines: readonly { readonly day: string; readonly scope: Scope; readonly calls: number; readonly testCalls: number }[];
};
