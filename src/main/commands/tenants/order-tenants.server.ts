import { findTenant } from "#domain/tenants/index.server.ts";
import { throughTheDesk, type Work } from "#main/commands/desk-door.server.ts";
import { deskUseOfTenants, isShowing } from "./desk-use.ts";
import { hosts } from "./hosts-task.server.ts";
import { type LineOperator, readyLine } from "./line-tasks.server.ts";
import type { TenantsCommand } from "./tenants-command.ts";
import {
  company,
  invite,
  listCustomers,
  listTenants,
  move,
  NO_TENANT,
  readyCheck,
  review,
  setUp,
  showTenant,
  type TenantOperator,
} from "./tenants-tasks.server.ts";

export type TenantsConsole = TenantOperator & {
  /** What only the channels of LINE need. */
  readonly ofLine: () => Promise<Pick<LineOperator, "sealing" | "readInput" | "apiUrl" | "origin">>;
};
type Order = Exclude<TenantsCommand, { kind: "help" | "misused" }>;

/** Reads and asks what the order needs, then does it through the desk. A text that comes back tells what went wrong. */
export async function orderTenants(operator: TenantsConsole, order: Order): Promise<unknown> {
  return throughTheDesk<TenantOperator>(operator, deskUseOfTenants(order), await readyFor(operator, order));
}

async function readyFor(operator: TenantsConsole, order: Order): Promise<Work<TenantOperator> | string> {
  if (order.kind === "line") return readyLine({ ...operator, ...(await operator.ofLine()) }, order);
  if (order.kind === "check") return readyCheck(operator, order);
  if ("key" in order && isShowing(order) && !(await findTenant(operator.db, order.key))) return NO_TENANT;
  return (at) => work(at, order);
}

/** What went wrong, or null. */
function work(operator: TenantOperator, order: Exclude<Order, { kind: "line" | "check" }>): Promise<string | null> {
  switch (order.kind) {
    case "list":
      return listTenants(operator);
    case "show":
      return showTenant(operator, order);
    case "customers":
      return listCustomers(operator, order);
    case "review":
      return review(operator, order);
    case "set-up":
      return setUp(operator, order);
    case "company":
      return company(operator, order);
    case "hosts":
      return hosts(operator, order);
    case "invite":
      return invite(operator, order);
    default:
      return move(operator, order);
  }
}
