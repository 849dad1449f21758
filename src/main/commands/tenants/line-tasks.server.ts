import { readFile } from "node:fs/promises";
import { lineBudgetState, lineChannelName } from "#domain/notifications/index.server.ts";
import { findTenant, removeTenantLine, saveTenantLine, tenantLine, type WholeTenantLine } from "#domain/tenants/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Work } from "#main/commands/desk-door.server.ts";
import { quoted } from "#main/commands/quoted.ts";
import { inventedLine } from "#main/line-stand-in/stand-in-channel.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type CheckedChannel, checkLineChannel } from "#platform/line/check-channel.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { type LineOrder, readSecrets } from "./line-order.ts";

export type LineOperator = {
  readonly db: Db;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly randomBytes: RandomBytes;
  readonly print: (line: string) => void;
  /** What is piped in. */
  readonly readInput: () => Promise<string>;
  /** Of the Messaging API; null: LINE of this machine plays it, which only the running site can ask. */
  readonly apiUrl: string | null;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
};

const NO_TENANT = "そのキーの会社はありません";
const NO_LINE = "LINEの設定はありません";
const REFUSALS = { unknown: NO_TENANT, closed: "終了した会社です", taken: "このLINE公式アカウントは、ほかの会社が使っています" } as const;
const FAULTS = {
  token: "チャネルアクセストークンを、LINEが受け取りません",
  secret: "チャネルIDとシークレットが、トークンのチャネルと合いません",
  unreached: "LINEに尋ねられませんでした。時間をおいて、もう一度お試しください",
} as const;

type LineWork = Work<Pick<LineOperator, "db" | "print">>;

/** Reads and asks all that showing, setting or taking away a tenant's channel needs: what went wrong, or what does it. */
export async function readyLine(
  operator: LineOperator,
  { key, order }: { readonly key: string; readonly order: LineOrder },
): Promise<LineWork | string> {
  if (!(await findTenant(operator.db, key))) return NO_TENANT;
  if (order.task === "remove") return (at) => remove({ ...operator, ...at }, key);
  if (order.task === "set") return bring(operator, key, order);
  if (order.task === "show") {
    const line = await tenantLine(operator, key);
    return line ? () => show(operator, line) : NO_LINE;
  }
  if (operator.apiUrl !== null) return "--stand-in は、ローカル環境だけで使えます";
  return (at) => save({ ...operator, ...at }, inventedLine(key, operator.randomBytes));
}

async function remove(operator: LineOperator, key: string): Promise<string | null> {
  if (!(await removeTenantLine(operator, key))) return NO_LINE;
  operator.print(`${key}: LINEの設定を外しました。LINEでは、もう何も送りません`);
  return null;
}

async function bring(
  operator: LineOperator,
  tenant: string,
  { task: _, secretsFile, ...given }: Extract<LineOrder, { task: "set" }>,
): Promise<LineWork | string> {
  if (operator.apiUrl === null) return "ローカル環境では、--stand-in を使ってください";
  const text = await (secretsFile === "-" ? operator.readInput() : readFile(secretsFile, "utf8")).catch(() => null);
  const secrets = text === null ? null : readSecrets(text);
  if (secrets === null)
    return "シークレットとトークンを読めません。LINE_CHANNEL_SECRET=… と LINE_CHANNEL_ACCESS_TOKEN=… の2行にしてください";
  const checked = await checkLineChannel({ ...given, ...secrets, apiUrl: operator.apiUrl });
  if (typeof checked === "string") return FAULTS[checked];
  const { botUserId, basicId } = checked;
  return async (at) => {
    const fault = await save({ ...operator, ...at }, { ...given, ...secrets, tenant, botUserId, basicId });
    if (fault === null) tellWebhook({ ...operator, ...at }, tenant, checked);
    return fault;
  };
}

async function save(operator: LineOperator, line: WholeTenantLine): Promise<string | null> {
  const saved = await saveTenantLine(operator, line);
  if (!saved.ok) return REFUSALS[saved.reason];
  await tell(operator, line);
  return null;
}

async function tell(operator: LineOperator, { tenant, basicId, channelId, liffId, monthlyLimit }: WholeTenantLine): Promise<void> {
  const { month, sent } = await lineBudgetState({ ...operator, monthlyLimit, channel: lineChannelName(tenant) });
  operator.print(
    `${tenant}  LINE ${basicId}  チャネル ${channelId}  LIFF ${liffId ?? "-"}  ${month} に送った通数 ${sent} / ${monthlyLimit}`,
  );
}

/** What is kept, and whether LINE says the same. */
async function show(operator: LineOperator, line: WholeTenantLine): Promise<string | null> {
  await tell(operator, line);
  if (operator.apiUrl === null) return null;
  const checked = await checkLineChannel({ ...line, apiUrl: operator.apiUrl });
  if (typeof checked === "string") return FAULTS[checked];
  tellWebhook(operator, line.tenant, checked);
  return checked.botUserId === line.botUserId ? null : "トークンは、別のLINE公式アカウントのものです。設定し直してください";
}

/** Where LINE has to tell what happens, which is set in its console. */
function tellWebhook({ print, origin }: LineOperator, key: string, { name, webhook }: CheckedChannel): void {
  const wanted = `${origin}/api/line/webhook/${key}`;
  print(`  アカウントの名前: ${quoted(name)}`);
  if (webhook === null) print(`  Webhook URL がありません。${wanted} を設定してください`);
  else if (webhook.url !== wanted) print(`  Webhook URL が違います: ${quoted(webhook.url)}。${wanted} にしてください`);
  else print(webhook.isActive ? "  Webhook: 確認できました" : "  Webhook の利用がオフです。オンにしてください");
}
