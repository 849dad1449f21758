import type { AssetDeps } from "#domain/assets/index.server.ts";
import type { ActionInput, Fact, FieldFault, Item, ItemHead, QueueKey } from "#domain/desk/core/types.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

/** `onHomeClosed`: told in the transaction that a member's home takes no offers any more. */
export type QueueDeps = Pick<AssetDeps, "onHomeClosed"> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly storage: Storage;
  /** What addresses are kept by in the register of stops; left out: it cannot be asked, as by a command. */
  readonly mailingKeys?: OpenMailingKeys;
  /** Below it each online consultation has an address of its own; left out: whoever holds it sends one. */
  readonly meetingBaseUrl?: string | null;
  /** Told inside the transaction that what searches say of a company's homes is another now. */
  readonly onHomesChanged: (tx: Tx, companyId: string, at: Date) => Promise<void>;
};

type Span = { readonly offset: number; readonly limit: number };

/** `by`: the account that decides; `askedBy`: the one that asked, where two have to agree, else the same. */
type Decision = {
  readonly id: string;
  readonly action: string;
  readonly input: ActionInput;
  readonly by: string;
  readonly askedBy: string;
};

export type Decided = {
  /** In a sentence: 訂正しました。 */
  readonly done: string;
  /** The action that takes it back; null: nothing does. */
  readonly undo: string | null;
  /** Nothing is left to do with the item: it is let go. */
  readonly isOver: boolean;
  /** What follows once it is kept. */
  readonly afterwards?: (db: Db) => Promise<unknown>;
};

/** `state`: in Japanese, as the item shows it. */
export type DecisionRefusal =
  | { readonly is: "unknown" }
  | { readonly is: "not-now"; readonly state: string }
  | { readonly is: "invalid"; readonly faults: readonly FieldFault[] };

/**
 * One queue of the desk: what waits, and the use cases of its domain by which it is decided. Lists hold no personal data. `decide` is called in a
 * transaction (`deps.db`) that is taken back where it refuses.
 */
export type DeskQueue = {
  readonly key: QueueKey;
  readonly title: string;
  /** `late`: past their day. `today`: in Japan. */
  readonly count: (deps: QueueDeps, today: string) => Promise<{ readonly waiting: number; readonly late: number }>;
  /** How many the list holds. Left out: those that wait, and no others. */
  readonly countListed?: (deps: QueueDeps) => Promise<number>;
  /** What waits, the first due first, and after it what is looked after besides. */
  readonly list: (deps: QueueDeps, span: Span) => Promise<readonly ItemHead[]>;
  /** Null: nothing of this number waits here. */
  readonly find: (deps: QueueDeps, id: string) => Promise<Item | null>;
  /** What stands against an action that another operator has to agree to, before it is asked for: who agrees could not mend it. Left out: nothing does. */
  readonly standsAgainst?: (deps: QueueDeps, order: Pick<Decision, "id" | "action" | "input">) => Promise<DecisionRefusal | null>;
  /** What such an order costs, for who has to agree to it: beside what was typed. Left out: nothing. */
  readonly costs?: (deps: QueueDeps, order: Pick<Decision, "id" | "action" | "input">) => Promise<readonly Fact[]>;
  /** What waits for that operator in place of what was typed, where that is to be kept nowhere; `decide` reads both. Left out: what was typed. */
  readonly keptInput?: (deps: QueueDeps, order: Pick<Decision, "id" | "action" | "input">) => Promise<ActionInput>;
  readonly decide: (deps: QueueDeps, decision: Decision) => Promise<Result<Decided, DecisionRefusal>>;
  /** The bytes of one of the item's files; null: there is none, or its bytes are gone. Left out: its items have none. */
  readonly readFile?: (deps: QueueDeps, id: string, fileId: string) => Promise<Uint8Array | null>;
};
