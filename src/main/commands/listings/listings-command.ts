import { LISTING_EVENTS, type ListingEvent } from "#domain/listings/states/listing-state.ts";
import { commandWords } from "#main/commands/command-words.ts";

export type ListingsCommand =
  | {
      readonly kind: "import";
      readonly file: string;
      readonly companyId: string;
      readonly isFull: boolean;
      readonly isDry: boolean;
      readonly confirmShrink: boolean;
    }
  | { readonly kind: "runs"; readonly companyId: string }
  | { readonly kind: "run"; readonly companyId: string; readonly id: number }
  | { readonly kind: "confirm"; readonly companyId: string; readonly id: number }
  | { readonly kind: "state"; readonly listingId: string; readonly event: ListingEvent; readonly reason: string | null }
  | { readonly kind: "pairs" }
  | { readonly kind: "split"; readonly listingIds: readonly [string, string] }
  | { readonly kind: "join"; readonly listingIds: readonly [string, string] }
  | { readonly kind: "sales" }
  | { readonly kind: "sale"; readonly listingId: string; readonly counts: boolean }
  | { readonly kind: "template"; readonly isJson: boolean }
  | { readonly kind: "turn" }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const LISTINGS_USAGE = `使い方: npm run listings -- <作業>

作業:
  import ファイル --company 会社ID [--delta] [--dry-run] [--confirm]
                                  物件ファイル(CSV か JSON)を取り込みます。--delta のないときは、ファイルにない物件の掲載を終えます。
                                  --dry-run は、何が変わるかだけを表示します。
                                  --confirm は、物件が大きく減っていても掲載を終えます
  runs --company 会社ID            取り込みの記録を、新しい順に表示します
  runs 番号 --company 会社ID       その取り込みの結果と、取り込まなかった行を表示します
  confirm 番号 --company 会社ID    確認待ちの取り込みで、ファイルにない物件の掲載を終えます
  state 物件ID 操作 [--reason 理由]  操作: apply(申込あり) fall-through(申込が流れた) sell(成約) suspend(掲載停止) restore(掲載再開)
  pairs                           同じ住戸かどうか疑わしい広告の組を表示します(同じ住戸としたが価格が違う、別の住戸としたが違いがない)
  split 物件ID 物件ID              二つの広告を別の住戸にします。以後の取り込みでも一つになりません
  join 物件ID 物件ID               split を取り消して、二つの広告をまた同じ住戸にします。お気に入りやお問い合わせも一つの住戸になります
  sales                           一社だけが成約と伝え、ほかの会社が掲載を続けている住戸を表示します
  sale 物件ID yes|no              その成約を、ほかの会社の広告にも及ぼす(yes)、及ぼさない(no)と決めます
  turn                            次回更新予定日を過ぎた物件の掲載を、いま終えます(サイトが動いていれば1時間ごとに終わります)
  template [--json]               物件ファイルのひな形(CSV か JSON)を標準出力に書きます

終了コード: 0 成功、1 できなかった、2 使い方の誤り`;

/** What the words after `npm run listings --` ask for. */
export function listingsCommand(words: readonly string[]): ListingsCommand {
  const given = commandWords(words, OPTIONS);
  if (!given) return misused("指定に誤りがあります");
  const { values, positionals } = given;
  if (values.help) return { kind: "help" };
  const [work = "", first, second, ...rest] = positionals;
  if (rest.length > 0) return misused("指定に誤りがあります");
  const read = WORKS.get(work);
  return read ? read({ first, second, values }) : misused(work === "" ? "作業を指定してください" : `「${work}」という作業はありません`);
}

type Given = { readonly first: string | undefined; readonly second: string | undefined; readonly values: Options };

const WORKS: ReadonlyMap<string, (given: Given) => ListingsCommand> = new Map<string, (given: Given) => ListingsCommand>([
  ["import", imported],
  [
    "runs",
    ({ first, values }) =>
      first === undefined ? ofCompany(values, (companyId) => ({ kind: "runs", companyId })) : numbered("run", first, values),
  ],
  ["confirm", ({ first = "", values }) => numbered("confirm", first, values)],
  ["state", stateChange],
  ["pairs", () => ({ kind: "pairs" })],
  ["split", (given) => ofPair("split", given)],
  ["join", (given) => ofPair("join", given)],
  ["sales", () => ({ kind: "sales" })],
  ["sale", saleJudged],
  ["turn", () => ({ kind: "turn" })],
  ["template", ({ values }) => ({ kind: "template", isJson: values.json === true })],
]);

function ofPair(kind: "split" | "join", { first, second }: Given): ListingsCommand {
  if (first === undefined || second === undefined || first === second) return misused("別の物件IDを二つ指定してください");
  return { kind, listingIds: [first, second] };
}

function saleJudged({ first, second }: Given): ListingsCommand {
  if (first === undefined || (second !== "yes" && second !== "no")) return misused("物件IDと、yes か no を指定してください");
  return { kind: "sale", listingId: first, counts: second === "yes" };
}

function imported({ first: file, second, values }: Given): ListingsCommand {
  if (file === undefined || second !== undefined) return misused("ファイルを一つ指定してください");
  const flags = { isFull: !values.delta, isDry: values["dry-run"] === true, confirmShrink: values.confirm === true };
  return ofCompany(values, (companyId) => ({ kind: "import", file, companyId, ...flags }));
}

function numbered(kind: "run" | "confirm", text: string, values: Options): ListingsCommand {
  if (!/^[1-9]\d{0,14}$/.test(text)) return misused("取り込みの番号を指定してください");
  return ofCompany(values, (companyId) => ({ kind, companyId, id: Number(text) }));
}

function stateChange({ first, second, values }: Given): ListingsCommand {
  const event = LISTING_EVENTS.find((one) => one === second);
  if (first === undefined || event === undefined) return misused("物件IDと操作を指定してください");
  return { kind: "state", listingId: first, event, reason: values.reason?.trim() || null };
}

function ofCompany({ company }: Options, command: (companyId: string) => ListingsCommand): ListingsCommand {
  return company === undefined || company === "" ? misused("--company に会社IDを書いてください") : command(company);
}

const OPTIONS = {
  company: { type: "string" },
  delta: { type: "boolean" },
  "dry-run": { type: "boolean" },
  confirm: { type: "boolean" },
  reason: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Options = {
  readonly company?: string | undefined;
  readonly delta?: boolean | undefined;
  readonly "dry-run"?: boolean | undefined;
  readonly confirm?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly json?: boolean | undefined;
};

function misused(problem: string): ListingsCommand {
  return { kind: "misused", problem };
}
