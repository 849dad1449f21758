import type { DeliveryBatch, DeliveryItem, HomeReaction, Reason, SoftEdge } from "#domain/recommendation/core/delivery.ts";
import type { BatchHome } from "#domain/recommendation/slates/types.ts";
import type { Heat } from "#domain/tenants/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** A home of a message that waits for its office: as it was chosen, and what became of it since. */
export type ApprovalHome = {
  readonly position: number;
  /** Null: it is on offer no more. */
  readonly title: string | null;
  readonly priceYen: Yen;
  readonly reasons: readonly Reason[];
  readonly softEdges: readonly SoftEdge[];
  /** `left-out`: it would not be told as things are: the condition was changed, or the home was told meanwhile. */
  readonly since: BatchHome["since"] | "left-out";
};

/** A message that somebody of the office looks at before it goes out. */
export type Approval = {
  readonly id: string;
  readonly customer: { readonly id: string; readonly name: string | null; readonly email: string | null };
  readonly channel: "mail" | "line" | "web";
  readonly madeAt: Date;
  /** It is called off then. */
  readonly endsAt: Date;
  readonly homes: readonly ApprovalHome[];
  /** Places whose homes were taken out, and can be put back. */
  readonly removed: readonly number[];
};

/** The strongest thing that somebody did. */
export const LEAD_KINDS = ["visit", "ask", "like", "look"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const LEAD_STATES = ["open", "done", "all"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A customer who showed interest lately, or has asked something that nobody has seen to. */
export type Lead = {
  readonly customerId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly heat: Heat;
  readonly kind: LeadKind;
  readonly looks: number;
  readonly dwellSeconds: number;
  readonly likes: number;
  readonly questions: number;
  readonly visits: number;
  readonly lastAt: Date;
  /** What they spoke of last; null: of no home. */
  readonly lastHome: string | null;
  /** Nobody has seen to what they said last. */
  readonly isOpen: boolean;
  /** Of the staff; null: nobody's. */
  readonly assignedTo: string | null;
};

/** What somebody made of a home, as their office sees it. */
export type OfficeReaction = Pick<HomeReaction, "kind" | "reason"> & { readonly at: Date };

/** Of a list of customers. */
export type LastTold = {
  /** When homes were sent last; null: never. */
  readonly sentAt: Date | null;
  readonly reaction: OfficeReaction | null;
};

/** A home of a message, and what became of it there. */
type OfficeItem = Pick<DeliveryItem, "position" | "listingId" | "priceYen" | "reasons"> & {
  /** Null: the advertisement is gone. */
  readonly title: string | null;
  readonly reaction: OfficeReaction | null;
  /** Times it was opened, after a real press. */
  readonly looks: number;
  readonly dwellSeconds: number;
};

/** A message to a customer. */
export type OfficeDelivery = Pick<DeliveryBatch, "id" | "topic" | "channel" | "state" | "scheduledAt" | "sentAt"> & {
  readonly items: readonly OfficeItem[];
};
