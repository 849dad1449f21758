import type { MessageState } from "#domain/notifications/core/message-states.ts";
import type { KeptMessage } from "#domain/notifications/core/types.ts";
import {
  allowAddress,
  dropMessage,
  findMessage,
  listMessages,
  retryMessage,
  suppressedAddresses,
} from "#domain/notifications/index.server.ts";
import type { Suppressed } from "#domain/notifications/suppression/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quoted } from "#main/commands/quoted.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { OutboxCommand } from "./outbox-command.ts";

export type Operator = { readonly db: Db; readonly clock: Clock; readonly print: (line: string) => void };
type Order = Exclude<OutboxCommand, { kind: "help" | "misused" }>;

const STATE_WORDS: Readonly<Record<MessageState, string>> = {
  queued: "送信待ち",
  sending: "送信中",
  sent: "送信しました",
  suppressed: "送らないことになりました",
  failed: "送れませんでした",
  unknown: "送信の途中で止まりました(届いているかもしれません)",
  dropped: "送らないことにしました",
};

const REASON_WORDS: ReadonlyMap<string, string> = new Map([
  ["refused", "宛先のサーバーが受け取りません"],
  ["not taken", "宛先のサーバーに渡せません"],
  ["no answer", "渡したあと、宛先のサーバーの返事がありません"],
  ["carrier stopped", "送信していたサイトが止まりました"],
  ["unwritten", "文面を作れません"],
  ["unregistered", "いまのサイトにない種類です"],
  ["no carrier", "LINE の設定がありません"],
  ["limit", "LINE の今月の上限に達しました"],
  ["blocked", "LINE でブロックされています"],
  ["too late", "最初に送ってから24時間を過ぎました"],
  ["unwanted", "相手が受け取らないことにしました"],
]);

/** What went wrong, or null. */
export function lookAtOutbox(operator: Operator, order: Order): Promise<string | null> {
  if (order.kind === "list") return list(operator, order.states);
  if (order.kind === "suppressed") return suppressed(operator);
  if (order.kind === "allow") return allow(operator, order.address);
  return order.kind === "show" ? show(operator, order.id) : change(operator, order.kind, order.id);
}

async function list({ db, print }: Operator, states: readonly MessageState[]): Promise<null> {
  const messages = await listMessages(db, states);
  if (messages.length === 0) print("当てはまるものはありません");
  for (const message of messages) print(lineOf(message));
  return null;
}

async function show({ db, print }: Operator, id: string): Promise<string | null> {
  const message = await findMessage(db, id);
  if (!message) return UNKNOWN;
  print(lineOf(message));
  print(`  試した回数: ${message.tries}  加えた日時: ${message.queuedAt.toISOString()}  次に試す日時: ${message.nextTryAt.toISOString()}`);
  for (const [name, value] of Object.entries(message.facts)) print(`  ${name}: ${quoted(JSON.stringify(value))}`);
  return null;
}

const BECAUSE: Readonly<Record<Suppressed, string>> = { hard_bounced: "届かないアドレスです", complained: "苦情がありました" };

async function suppressed({ db, print }: Operator): Promise<null> {
  const addresses = await suppressedAddresses(db);
  if (addresses.length === 0) print("当てはまるものはありません");
  for (const { masked, hash, because, source, times, lastAt } of addresses)
    print(`${masked ?? `(不明 ${hash.slice(0, 12)})`}  ${BECAUSE[because]}  ${source}  ${times}回  ${isoDateInJapan(lastAt)}`);
  return null;
}

async function allow({ db, clock, print }: Operator, address: string): Promise<string | null> {
  if (!(await allowAddress({ db, clock }, address))) return "そのアドレスへの送信は止めていません";
  print("また送れるようにしました");
  return null;
}

const UNKNOWN = "その番号のものはありません";
const NOT_GIVEN_UP = "その番号の、届けられなかったものはありません";

async function change({ db, clock, print }: Operator, kind: "retry" | "drop", id: string): Promise<string | null> {
  const isDone = await (kind === "retry" ? retryMessage : dropMessage)(db, id, clock.now());
  if (!isDone) return kind === "retry" ? NOT_GIVEN_UP : UNKNOWN;
  print(kind === "retry" ? `${id}: もう一度、送信待ちに加えました` : `${id}: 送らないことにしました`);
  return null;
}

function lineOf({ id, channel, kind, to, state, endedAt, queuedAt, reason, tenant }: KeptMessage): string {
  const why = reason === null ? "" : `(${REASON_WORDS.get(reason) ?? quoted(reason)})`;
  const sender = tenant === null ? "" : `  ${tenant}`;
  return `${id}  ${channel}  ${kind}  ${quoted(to)}  ${isoDateInJapan(endedAt ?? queuedAt)}  ${STATE_WORDS[state]}${why}${sender}`;
}
