import type { Wish } from "#domain/queries/core/types.ts";

/** State machine C8. Of an application: applied to review; of a tenant: from setup on. */
export const TENANT_STATES = ["applied", "documents", "review", "setup", "live", "suspended", "closed"] as const;
export type TenantState = (typeof TENANT_STATES)[number];

const PLANS = ["small", "standard", "large"] as const;
type Plan = (typeof PLANS)[number];

/** Whose homes a tenant's customers are told: its own alone, those first, or all of the site alike. */
export const LISTING_SOURCES = ["own", "own-first", "all"] as const;
export type ListingSource = (typeof LISTING_SOURCES)[number];

/** What a broker tells when applying, in two pages. */
export type TenantDetails = {
  readonly company: string;
  /** `東京都知事(3)第12345号`, as `readLicence` writes it. */
  readonly licence: string;
  readonly address: string;
  readonly person: string;
  readonly phone: string;
  readonly email: string;
  readonly plan: Plan;
  readonly listingSource: ListingSource;
  /** What mails to its customers are to come from; null: from ours. */
  readonly mailDomain: string | null;
  readonly lineAccount: string | null;
  readonly note: string | null;
};

export type Application = TenantDetails & {
  /** As it is read out on the phone: `K7QM-3XWD-9RTA`. */
  readonly id: string;
  readonly state: TenantState;
  readonly termsVersion: string;
  /** Once it was approved. */
  readonly tenantKey: string | null;
  readonly decisionNote: string | null;
  /** Of the company whose administrator applied; null: nobody was signed in as one. */
  readonly companyId: string | null;
  readonly receivedAt: Date;
};

/** What the look-up of a mail domain has shown. `unchecked`: nobody has looked yet. */
export type MailCheck = "unchecked" | "ok" | "missing" | "wrong";

/** A broker who uses the recommender under its own name. */
export type Tenant = {
  readonly key: string;
  readonly state: TenantState;
  readonly name: string;
  readonly licence: string;
  readonly address: string;
  /** Where questions and leads go. */
  readonly email: string;
  /** `#0b5d66`: readable on white. */
  readonly brandColour: string;
  /** Where links to its own pages may lead. */
  readonly allowedHosts: readonly string[];
  /** Whether an agent looks at what is recommended before it goes out. */
  readonly approval: "auto" | "manual";
  /** Days within which a customer who comes back is a lead. */
  readonly hotDays: number;
  readonly mailDomain: string | null;
  readonly spf: MailCheck;
  readonly dkim: MailCheck;
  readonly dmarc: MailCheck;
  /** Whether what was looked up last lets its mails go out from `mailDomain`, signed with our key; else from our own. */
  readonly isMailReady: boolean;
  /** Whose homes its customers are told. Without a company: `all`. */
  readonly listingSource: ListingSource;
  /** Whose staff runs it in the console; null: nobody does. */
  readonly companyId: string | null;
  /** Invented, and shown as such. */
  readonly isSample: boolean;
};

export const HEATS = ["none", "yellow", "orange", "red"] as const;
/** How much a customer is interested, from what they did lately. */
export type Heat = (typeof HEATS)[number];

/** What a customer did within the days of their tenant, each counted after a real press only. */
export type Interest = {
  /** Lists and homes opened, and presses that led to pages of the tenant's own. */
  readonly looks: number;
  readonly dwellSeconds: number;
  /** Homes that they like now. */
  readonly likes: number;
  /** Questions and visits asked for. */
  readonly asks: number;
};

/** How a customer told an office that it may write: on paper, on a recorded call, on a website, with a business card. */
export const PROOF_WAYS = ["paper", "phone", "web", "card", "other"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];
/** When, as an ISO day in Japan, and how. */
export type ConsentProof = { readonly on: string; readonly way: ProofWay };

export const CUSTOMER_STATES = ["waiting", "active", "stopped"] as const;
/** `waiting`: has not opened the link in the mail yet. `stopped`: wants nothing any more. */
export type CustomerState = (typeof CUSTOMER_STATES)[number];

export type Customer = {
  readonly id: string;
  readonly state: CustomerState;
  readonly name: string | null;
  readonly email: string | null;
  readonly heat: Heat;
  readonly consentVersion: string | null;
};

/** `waiting`: takes the place of nothing before its customer has confirmed it. */
export type QueryState = "waiting" | "active" | "paused";

export type CustomerQuery = {
  readonly id: string;
  readonly state: QueryState;
  readonly wish: Wish;
  readonly version: number;
  readonly updatedAt: Date;
};

/** What a customer looked for before they changed a condition, and since, in words. */
export type QueryChange = { readonly queryId: string; readonly before: string; readonly after: string; readonly at: Date };

/** Whose page a link opens. */
export type Audience = { readonly tenant: string; readonly customer: string };

/** What leads from a home of the office's own to its page there: `path` is the address on the site that counts the press, `target` where it leads. */
export type OwnPage = { readonly label: string; readonly target: string; readonly path: string };
