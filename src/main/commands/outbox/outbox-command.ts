import type { MessageState } from "#domain/notifications/core/message-states.ts";
import { commandWords } from "#main/commands/command-words.ts";

export type OutboxCommand =
  | { readonly kind: "list"; readonly states: readonly MessageState[] }
  | { readonly kind: "show" | "retry" | "drop"; readonly id: string }
  | { readonly kind: "suppressed" }
  | { readonly kind: "allow"; readonly address: string }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const OUTBOX_USAGE = `使い方: npm run outbox -- <作業>

送信待ちのメールとLINEのメッセージ、届けられなかったものを調べます。

  list [--state undelivered|failed|unknown|queued|suppressed]
                     一覧(何も付けないと、届けられなかったもの)
  show <番号>        1件の内容と、送れなかった理由
  retry <番号>       届けられなかったものを、もう一度送信待ちに加えます
  drop <番号>        送信待ち、または届けられなかったものを、送らないことにします
  suppressed         メールを送っていないアドレス(届かないもの、苦情のあったもの。一部を伏せます)
  allow <アドレス>   そのアドレスへ、また送れるようにします(オフになったお知らせは、ご本人が選び直します)

unknown は、送信の途中で止まったものです。届いているかもしれません。retry で、2通届くことがあります。
届けられなかったものの記録は、30日で消えます。送信待ちのものは、動いているサイトが1分以内に送ります。

終了コード: 0 成功、1 できなかった、2 使い方の誤り`;

const STATES: ReadonlyMap<string, readonly MessageState[]> = new Map<string, readonly MessageState[]>([
  ["undelivered", ["failed", "unknown"]],
  ["failed", ["failed"]],
  ["unknown", ["unknown"]],
  ["queued", ["queued", "sending"]],
  ["suppressed", ["suppressed"]],
]);
const OF_ONE = ["show", "retry", "drop"] as const;
const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,255}$/;
/** What a bigint of the database holds. */
const ID = /^[1-9]\d{0,17}$/;

/** What the words after `npm run outbox --` ask for. */
export function outboxCommand(words: readonly string[]): OutboxCommand {
  const parsed = commandWords(words, { state: { type: "string" }, help: { type: "boolean", short: "h" } });
  if (!parsed) return misused("指定に誤りがあります");
  const { values, positionals } = parsed;
  const [work, id, ...more] = positionals;
  if (values.help) return { kind: "help" };
  if (work === undefined) return misused("作業を指定してください");
  if (more.length > 0) return misused("指定が多すぎます");
  if (work === "list") return id === undefined ? listOf(values.state) : misused("指定が多すぎます");
  if (work === "suppressed") return id === undefined ? { kind: work } : misused("指定が多すぎます");
  if (work === "allow") return allowOf(id);
  return ofOne(work, id);
}

function allowOf(address = ""): OutboxCommand {
  return ADDRESS.test(address) ? { kind: "allow", address } : misused("メールアドレスを指定してください");
}

function ofOne(work: string, id: string | undefined): OutboxCommand {
  const kind = OF_ONE.find((one) => one === work);
  if (!kind) return misused(`「${work}」という作業はありません`);
  return id !== undefined && ID.test(id) ? { kind, id } : misused("番号を指定してください");
}

function listOf(state = "undelivered"): OutboxCommand {
  const states = STATES.get(state);
  return states ? { kind: "list", states } : misused(`「${state}」という状態はありません`);
}

function misused(problem: string): OutboxCommand {
  return { kind: "misused", problem };
}
