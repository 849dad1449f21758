import { expect, it } from "vitest";
import { orderedQueues } from "./queue-order.ts";

const queue = (key: string, waiting: number, late = 0) => ({ key, waiting, late });
const keys = (queues: readonly { readonly key: string }[]) => queues.map(({ key }) => key).join(" ");

it("what is late comes first, then where most waits; where nothing waits stands apart, in the order it came", () => {
  const { busy, quiet } = orderedQueues([queue("a", 0), queue("b", 2), queue("c", 5), queue("d", 1, 1), queue("e", 3, 2), queue("f", 0)]);

  expect([keys(busy), keys(quiet)]).toEqual(["e d c b", "a f"]);
  expect(orderedQueues([])).toEqual({ busy: [], quiet: [] });
});
