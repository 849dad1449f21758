/** What waits for an operator, one queue a kind. Another kind is a word here and a file in `queues/`. */
export const QUEUE_KEYS = [
  "corrections",
  "documents",
  "letters",
  "notes",
  "proposals",
  "buildings",
  "uploads",
  "reports",
  "companies",
  "tenants",
  "offer-reports",
  "offer-appeals",
  "offer-handovers",
  "leads",
  "trials",
  "contracts",
  "consultations",
  "letter-stops",
] as const;
export type QueueKey = (typeof QUEUE_KEYS)[number];

export function isQueueKey(text: string): text is QueueKey {
  return QUEUE_KEYS.some((key) => key === text);
}

/** One item, by the number that people know it by. */
export type ItemId = { readonly queue: QueueKey; readonly id: string };

/** An item as a list shows it: what it is about, and nobody's name or address. */
export type ItemHead = {
  readonly id: string;
  readonly title: string;
  /** In Japanese: 受付. */
  readonly state: string;
  /** Null: a register, which stands open to all operators: nobody takes it, and it is known by its title alone. */
  readonly receivedAt: Date | null;
  /** ISO date. */
  readonly dueOn: string | null;
};

export type Fact = { readonly label: string; readonly value: string };

export type ItemFile = { readonly id: string; readonly name: string; readonly contentType: string; readonly bytes: number };

/** What an operator types for an action. `isReason`: it is kept in the audit trail, and must not name anybody. */
export type ActionField = {
  readonly name: string;
  readonly label: string;
  readonly kind: "line" | "text" | "number" | "choice" | "tick";
  readonly isRequired: boolean;
  readonly hint: string | null;
  readonly maxLength: number;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly isReason: boolean;
};

/** What two operators have to agree to; `disclose`: that one of them sees a contact. */
export const SECOND_ACTIONS = [
  "disclose",
  "approve",
  "hand-over",
  "convert",
  "contract-open",
  "contract-plan",
  "contract-limit",
  "contract-keep",
  "withdraw-any",
  "narrow",
] as const;
export type SecondAction = (typeof SECOND_ACTIONS)[number];

/** Something that may be done with an item now. `needsSecond`: only once another operator agrees. */
export type ActionOffer = {
  readonly label: string;
  /** What comes of it, in a sentence. */
  readonly lead: string;
  readonly tone: "primary" | "secondary";
  readonly fields: readonly ActionField[];
} & ({ readonly key: string; readonly needsSecond: false } | { readonly key: SecondAction; readonly needsSecond: true });

/** An item with all that its decision is made by. */
export type Item = ItemHead & {
  readonly facts: readonly Fact[];
  /** Of a person, and needed for the decision: shown to the operator who has the item alone, and each look is a row of the trail. Left out: there is none. */
  readonly personFacts?: readonly Fact[];
  /** Accounts whose matter it is, who decide nothing of it themselves. Left out: nobody's by name. */
  readonly parties?: readonly string[];
  /** Who sent it and how they are reached: disclosed by two operators alone. */
  readonly contact: readonly Fact[];
  readonly files: readonly ItemFile[];
  readonly actions: readonly ActionOffer[];
};

export type ActionInput = Readonly<Record<string, string>>;
export type FieldFault = { readonly field: string; readonly message: string };

/** Who sits at the desk, by the account. */
export type Operator = { readonly sub: string };
