import type { Yen } from "#kernel/yen.ts";
import type { CommandKind } from "./offer-states.ts";
import type { CampaignState, Negotiation, OfferState, SeenEstimate, ShownHome, Side, VoidReason } from "./types.ts";

type FinancingTold = "cash" | "pre-approved" | "not-yet";

/** An offer as it is stored. */
export type Offer = {
  readonly id: string;
  readonly campaignId: string;
  readonly homeId: string;
  readonly apartmentKey: string | null;
  readonly home: ShownHome;
  readonly estimate: SeenEstimate;
  /** Null: the account was deleted. */
  readonly subs: Readonly<Record<Side, string | null>>;
  readonly aliases: Readonly<Record<Side, string>>;
  readonly financing: FinancingTold | null;
  /** `2027-03`. */
  readonly wishMonth: string | null;
  readonly negotiation: Negotiation;
  readonly companyId: string | null;
  readonly events: number;
  readonly messages: number;
  /** Up to which message each side has read. */
  readonly read: Readonly<Record<Side, number>>;
  readonly createdAt: Date;
  readonly movedAt: Date;
};

export type StoredEvent = {
  readonly seq: number;
  readonly kind: CommandKind;
  readonly actor: "buyer" | "owner" | "system" | "agent" | "operator";
  readonly from: OfferState;
  readonly to: OfferState;
  readonly priceYen: Yen;
  readonly round: number;
  readonly version: number;
  readonly why: VoidReason | null;
  readonly at: Date;
};

export type MessageState = "sent" | "waiting" | "refused" | "erased";
export type OfferMessage = {
  readonly no: number;
  readonly side: Side;
  readonly state: MessageState;
  readonly text: string | null;
  readonly priceYen: Yen | null;
  readonly at: Date;
};

/** What one side agreed to tell the other. */
export type Contact = { readonly name: string; readonly email: string; readonly phone: string | null };

/** Offers to all owners whose homes fit one saved condition. */
export type Campaign = {
  readonly id: string;
  readonly sub: string;
  readonly queryId: string;
  readonly state: CampaignState;
  readonly version: number;
  readonly words: string;
  readonly message: string;
  readonly financing: FinancingTold | null;
  readonly wishMonth: string | null;
  readonly offerRatio: number;
  readonly capYen: Yen | null;
  readonly madeAt: Date;
  readonly updatedAt: Date;
  readonly startsAt: Date | null;
  readonly fillUntil: Date | null;
};
