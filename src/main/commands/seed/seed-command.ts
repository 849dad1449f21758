import { commandWords } from "#main/commands/command-words.ts";

export type SeedCommand =
  | { readonly kind: "sample" }
  | { readonly kind: "listings"; readonly most: number; readonly to: string }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

const USUAL_MOST = 2_000;
const OPTIONS = {
  "from-sales": { type: "boolean", default: false },
  most: { type: "string", default: String(USUAL_MOST) },
  to: { type: "string", default: "sample-listings.csv" },
  help: { type: "boolean", short: "h", default: false },
} as const;

export const SEED_USAGE = `使い方: npm run seed [-- listings --from-sales [--most 件数] [--to ファイル]]

指定がなければ、サンプルデータ(架空の市場)を作ります。

  listings --from-sales  取り込んだ取引から、売出物件のフィード(架空。すべての行に「サンプル」の印)を書き出します
  --most   およその件数(指定しないとき ${USUAL_MOST})
  --to     書き出すファイル(指定しないとき sample-listings.csv)
  --help   この説明を表示します`;

/** What the words after `npm run seed --` ask for. */
export function seedCommand(words: readonly string[]): SeedCommand {
  const read = commandWords(words, OPTIONS);
  if (!read) return { kind: "misused", problem: "指定に誤りがあります" };
  const { positionals, values } = read;
  if (values.help) return { kind: "help" };
  if (positionals.length === 0 && words.length === 0) return { kind: "sample" };
  if (positionals.join() !== "listings" || !values["from-sales"])
    return { kind: "misused", problem: "「listings --from-sales」と指定してください" };
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 1 || most > 100_000) return { kind: "misused", problem: "--most は1から100000までの整数です" };
  return { kind: "listings", most, to: values.to };
}
