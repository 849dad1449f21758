import type { Fact, Item } from "#domain/desk/core/types.ts";
import { QUEUES } from "#domain/desk/queues/all-queues.server.ts";
import type { QueueDeps } from "#domain/desk/queues/queue.server.ts";
import type { Approval } from "./approval-store.server.ts";

/** A request with what exactly is asked for: nobody agrees to what they cannot see. */
export type ToldApproval = Approval & { readonly order: readonly Fact[] };

/** `item`: what it is about, as it stands; null: it is gone, and the fields keep their names. */
export async function toldApproval(deps: QueueDeps, approval: Approval, item: Item | null): Promise<ToldApproval> {
  const { queue, action, fields } = approval;
  const asked = item?.actions.find(({ key }) => key === action)?.fields ?? [];
  const typed = Object.entries(fields).flatMap(([name, value]) => {
    const field = asked.find((one) => one.name === name);
    return value === "" || field?.isReason ? [] : [{ label: field?.label ?? name, value }];
  });
  return { ...approval, order: [...typed, ...((await QUEUES[queue].explain?.(deps, fields)) ?? [])] };
}
