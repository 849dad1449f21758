import { readFile } from "node:fs/promises";
import { lineBudgetState, lineChannelName } from "#domain/notifications/index.server.ts";
import {
  findTenant,
  removeTenantLine,
  type Sealing,
  saveTenantLine,
  tenantLine,
  type WholeTenantLine,
} from "#domain/tenants/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { quoted } from "#main/commands/quoted.ts";
import { inventedLine } from "#main/line-stand-in/stand-in-channel.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type CheckedChannel, checkLineChannel } from "#platform/line/check-channel.server.ts";
import { type LineOrder, readSecrets } from "./line-order.ts";

type LineOperator = {
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
const REFUSALS = { unknown: NO_TENANT, closed: "終了した会社です", taken: "このLINE公式アカウントは、ほかの会社が使っています" } as const;
const FAULTS = {
  token: "チャネルアクセストークンを、LINEが受け取りません",
  secret: "チャネルIDとシークレットが、トークンのチャネルと合いません",
  unreached: "LINEに尋ねられませんでした。時間をおいて、もう一度お試しください",
} as const;

/** Shows, sets or takes away a tenant's channel. What went wrong, or null. */
export async function setLine(
  operator: LineOperator,
  { key, order }: { readonly key: string; readonly order: LineOrder },
): Promise<string | null> {
  if (!(await findTenant(operator.db, key))) return NO_TENANT;
  if (order.task === "show") return show(operator, key);
  if (order.task === "remove") {
    if (!(await removeTenantLine(operator, key))) return "LINEの設定はありません";
    operator.print(`${key}: LINEの設定を外しました。LINEでは、もう何も送りません`);
    return null;
  }
  if (order.task === "stand-in") {
    if (operator.apiUrl !== null) return "--stand-in は、ローカル環境だけで使えます";
    return save(operator, inventedLine(key, operator.randomBytes));
  }
  return bring(operator, key, order);
}

async function bring(operator: LineOperator, tenant: string, { task: _, secretsFile, ...given }: Extract<LineOrder, { task: "set" }>) {
  if (operator.apiUrl === null) return "ローカル環境では、--stand-in を使ってください";
  const text = await (secretsFile === "-" ? operator.readInput() : readFile(secretsFile, "utf8")).catch(() => null);
  const secrets = text === null ? null : readSecrets(text);
  if (secrets === null)
    return "シークレットとトークンを読めません。LINE_CHANNEL_SECRET=… と LINE_CHANNEL_ACCESS_TOKEN=… の2行にしてください";
  const checked = await checkLineChannel({ ...given, ...secrets, apiUrl: operator.apiUrl });
  if (typeof checked === "string") return FAULTS[checked];
  const { botUserId, basicId } = checked;
  const fault = await save(operator, { ...given, ...secrets, tenant, botUserId, basicId });
  if (fault === null) tellWebhook(operator, tenant, checked);
  return fault;
}

async function save(operator: LineOperator, line: WholeTenantLine): Promise<string | null> {
  const saved = await saveTenantLine(operator, line);
  if (!saved.ok) return REFUSALS[saved.reason];
  return show(operator, line.tenant, false);
}

async function show(operator: LineOperator, key: string, asks = true): Promise<string | null> {
  const { print, apiUrl } = operator;
  const line = await tenantLine(operator, key);
  if (!line) return "LINEの設定はありません";
  const { month, sent } = await lineBudgetState({ ...operator, monthlyLimit: line.monthlyLimit, channel: lineChannelName(key) });
  print(
    `${key}  LINE ${line.basicId}  チャネル ${line.channelId}  LIFF ${line.liffId ?? "-"}  ${month} に送った通数 ${sent} / ${line.monthlyLimit}`,
  );
  if (!asks || apiUrl === null) return null;
  const checked = await checkLineChannel({ ...line, apiUrl });
  if (typeof checked === "string") return FAULTS[checked];
  tellWebhook(operator, key, checked);
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
