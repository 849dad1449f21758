import type { ActionField, Fact, Item } from "#domain/desk/core/types.ts";
import type { Approval } from "./approval-store.server.ts";

/** A request with what exactly is asked for: nobody agrees to what they cannot see. */
export type ToldApproval = Approval & { readonly order: readonly Fact[] };

/** `item`: what it is about, as it stands; null: it is gone, and the fields keep their names. */
export function toldApproval(approval: Approval, item: Item | null): ToldApproval {
  const asked = item?.actions.find(({ key }) => key === approval.action)?.fields ?? [];
  const order = Object.entries(approval.fields).flatMap(([name, value]) => {
    const field = asked.find((one) => one.name === name);
    return value === "" || field?.isReason ? [] : [{ label: field?.label ?? name, value: field ? wordsOf(field, value) : value }];
  });
  return { ...approval, order };
}

/** What was chosen, as it stood there to be chosen. */
function wordsOf({ choices }: ActionField, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
