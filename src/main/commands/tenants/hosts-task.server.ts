import { askedHosts, confirmHosts, findTenant } from "#domain/tenants/index.server.ts";
import type { TenantsCommand } from "./tenants-command.ts";
import type { TenantOperator } from "./tenants-tasks.server.ts";

/** Confirms hosts that an office asked for; without any, shows those that wait. */
export async function hosts(
  { db, clock, print }: TenantOperator,
  { key, hosts: given }: Extract<TenantsCommand, { kind: "hosts" }>,
): Promise<string | null> {
  if (given.length === 0) {
    if (!(await findTenant(db, key))) return NO_TENANT;
    print(waiting(key, (await askedHosts(db)).get(key) ?? []));
    return null;
  }
  const done = await confirmHosts({ db, clock }, { key, hosts: given });
  if (done.ok) {
    print(waiting(key, done.value));
    return null;
  }
  if (typeof done.reason !== "string") return `${done.reason.notAsked} は、確認待ちにありません`;
  return done.reason === "unknown" ? NO_TENANT : "終了した会社です";
}

const NO_TENANT = "そのキーの会社はありません";
const waiting = (key: string, left: readonly string[]) => `${key}: 確認待ちのリンク先 ${left.join("、") || "なし"}`;
