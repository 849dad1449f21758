import type { ActionField, Fact, Item } from "#domain/desk/core/types.ts";
import type { Approval } from "./approval-store.server.ts";

/** A request with what exactly is asked for, of what, and what it costs: nobody agrees to what they cannot see. */
export type ToldApproval = Approval & {
  /** Of what it is about; null: that is gone. */
  readonly title: string | null;
  /** What comes of it, in a sentence; null: the item offers no such action now. */
  readonly lead: string | null;
  readonly order: readonly Fact[];
};

/** `item`: what it is about, as it stands; null: it is gone, and the fields keep their names. `costs`: beside what was typed. */
export function toldApproval(approval: Approval, item: Item | null, costs: readonly Fact[]): ToldApproval {
  const offer = item?.actions.find(({ key }) => key === approval.action);
  const typed = Object.entries(approval.fields).flatMap(([name, value]) => {
    const field = offer?.fields.find((one) => one.name === name);
    return value === "" || field?.isReason ? [] : [{ label: field?.label ?? name, value: field ? wordsOf(field, value) : value }];
  });
  // What a cost says in full is not said before it as it was typed.
  const order = [...typed.filter(({ label }) => !costs.some((cost) => cost.label === label)), ...costs];
  return { ...approval, title: item?.title ?? null, lead: offer?.lead ?? null, order };
}

/** What was chosen, as it stood there to be chosen. */
function wordsOf({ choices }: ActionField, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
