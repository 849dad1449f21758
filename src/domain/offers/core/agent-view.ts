import type { Yen } from "#kernel/yen.ts";
import type { Contact, OfferMessage, StoredEvent } from "./offer.ts";
import { type AgentOfferState, OFFER_STATES_OF_AGENTS, type OfferState, type ShownHome, type Side } from "./types.ts";
import { HIDDEN_STEPS } from "./views.ts";

type AgentStep = Pick<StoredEvent, "kind" | "actor" | "priceYen" | "at">;

/** An offer as the company sees it that it was handed to. Every field is named here. */
export type AgentOffer = {
  readonly id: string;
  readonly state: AgentOfferState;
  readonly home: ShownHome;
  /** Agreed to. */
  readonly priceYen: Yen;
  /** The blind one of the day of the offer. */
  readonly estimateYen: Yen;
  readonly handedOverAt: Date;
  readonly steps: readonly AgentStep[];
  /** Empty once it came to nothing: neither is needed any more. */
  readonly messages: readonly Pick<OfferMessage, "no" | "side" | "text" | "at">[];
  /** As both agreed to tell them; null once it came to nothing, or where an account is gone. */
  readonly contacts: Readonly<Record<Side, Contact | null>>;
};

type Whole = Pick<AgentOffer, "id" | "home" | "priceYen" | "estimateYen" | "handedOverAt"> & {
  readonly state: OfferState;
  readonly events: readonly StoredEvent[];
  readonly messages: readonly OfferMessage[];
  readonly contacts: Readonly<Partial<Record<Side, Contact>>>;
};

/** A company talks with both while it has the offer, and needs what was said for a contract it made; of what came to nothing it needs neither. */
const PEOPLE_SHOWN: ReadonlySet<OfferState> = new Set<OfferState>(["handed_to_agent", "contract"]);

export function showsPeople(state: OfferState): boolean {
  return PEOPLE_SHOWN.has(state);
}

function isOfAgents(state: OfferState): state is AgentOfferState {
  return (OFFER_STATES_OF_AGENTS as readonly OfferState[]).includes(state);
}

/** The whole log of an offer for its agent; null: no agent has or had it. */
export function agentOffer({ id, state, home, priceYen, estimateYen, handedOverAt, ...log }: Whole): AgentOffer | null {
  if (!isOfAgents(state)) return null;
  const isShown = showsPeople(state);
  const steps = log.events.filter(({ kind }) => !HIDDEN_STEPS.has(kind) && kind !== "hold" && kind !== "release");
  const sent = isShown ? log.messages.filter((message) => message.state === "sent" || message.state === "erased") : [];
  return {
    ...{ id, state, home, priceYen, estimateYen, handedOverAt },
    steps: steps.map(({ kind, actor, priceYen: yen, at }) => ({ kind, actor: kind === "deliver" ? "buyer" : actor, priceYen: yen, at })),
    messages: sent.map(({ no, side, text, at }) => ({ no, side, text, at })),
    contacts: { buyer: contactOf("buyer"), owner: contactOf("owner") },
  };

  function contactOf(side: Side): Contact | null {
    return isShown ? (log.contacts[side] ?? null) : null;
  }
}
