import { DEVELOPMENT_TASTES } from "#domain/recommendation/simulation/development/development-tastes.ts";
import { PROOF } from "#domain/recommendation/simulation/proof/proof.ts";
import { commandWords } from "#main/commands/command-words.ts";

type TastesName = keyof typeof DEVELOPMENT_TASTES | "declared";

export type RecommendCommand =
  | {
      readonly kind: "evaluate";
      readonly from: Date | null;
      readonly until: Date | null;
      readonly withSamples: boolean;
      readonly seed: number;
    }
  | { readonly kind: "simulate"; readonly people: number; readonly deals: number; readonly tastes: TastesName }
  | { readonly kind: "fit"; readonly seed: number }
  | { readonly kind: "weights"; readonly isRetiring: boolean }
  | { readonly kind: "send"; readonly to: string | null }
  | { readonly kind: "approvals"; readonly approve: string | null; readonly reject: string | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const RECOMMEND_USAGE = `使い方: npm run recommend -- <すること>

おすすめの並べ方を、届けた記録で確かめます。

  evaluate [--from 日] [--until 日] [--samples] [--seed 数]
                     届けたおすすめを並べ直し、新着順、人気順、無作為と比べます
  simulate [--people 人数] [--deals 回数] [--tastes declared|usual|harsh|even]
                     好みを決めた架空の人に届けて確かめます(実際に役立つことの証明ではありません)
  fit [--seed 数]    実際の反応から重みを求め、あとの記録で今の重みより良いときだけ使います
  weights [--retire] 重みの一覧。--retire で、反応から求めた重みをやめ、ファイルの重みに戻します

  send [--to 宛先]   いま時刻の来ているおすすめを作り、送る列に入れます(--to は member:… の一人だけ)
  approvals [--approve 番号] [--reject 番号]
                     会社の確認を待つおすすめの一覧。一日のうちに決めなければ取りやめになります

  --from --until  届けた日(例: 2026-11-01)。--until の日はふくみません
  --samples       サンプルの物件のおすすめもふくめます
  --seed          くじの種(指定しないときは 1)
  --people        一回あたりの人数(10〜500。指定しないときは ${PROOF.people})
  --deals         回数(1〜50。指定しないときは ${PROOF.deals})
  --tastes        架空の人の好み(指定しないときは declared。ほかは開発用です)
  --help          この説明を表示します

最後の行は JSON です。人、反応、有効標本数のどれかが足りないときは、良し悪しを判定しません。
終了コード: 0 成功、1 記録がない、2 使い方の誤り`;

const NAMES = ["declared", ...Object.keys(DEVELOPMENT_TASTES)] as TastesName[];

type Given = { readonly [name: string]: string | boolean | undefined };

/** Which options each word takes. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  evaluate: ["from", "until", "samples", "seed"],
  simulate: ["people", "deals", "tastes"],
  fit: ["seed"],
  weights: ["retire"],
  send: ["to"],
  approvals: ["approve", "reject"],
};

/** What the words after `npm run recommend --` ask for. */
export function recommendCommand(words: readonly string[]): RecommendCommand {
  const parsed = commandWords(words, OPTIONS);
  if (!parsed) return misused("指定に誤りがあります");
  const [name = "", ...rest] = parsed.positionals;
  const { help, ...given } = parsed.values;
  if (help === true) return { kind: "help" };
  if (name === "") return misused("することを指定してください");
  if (!Object.hasOwn(SHAPES, name)) return misused(`「${name}」という指定はありません`);
  if (rest.length > 0) return misused("指定が多すぎます");
  const stray = Object.keys(given).find((option) => !SHAPES[name]?.includes(option));
  if (stray !== undefined) return misused(`${name} に --${stray} は指定できません`);
  return commandOf(name, given);
}

function commandOf(name: string, given: Given): RecommendCommand {
  if (name === "weights") return { kind: "weights", isRetiring: given.retire === true };
  if (name === "simulate") return simulation(given);
  if (name === "send") return { kind: "send", to: textOf(given.to) };
  if (name === "approvals") return { kind: "approvals", approve: textOf(given.approve), reject: textOf(given.reject) };
  const seed = Number(given.seed ?? 1);
  if (!Number.isInteger(seed)) return misused("--seed は整数です");
  return name === "fit" ? { kind: "fit", seed } : evaluation(given, seed);
}

function evaluation(given: Given, seed: number): RecommendCommand {
  const [from, until] = [dayOf(given.from), dayOf(given.until)];
  if (from === undefined || until === undefined) return misused("日は 2026-11-01 のように指定してください");
  return { kind: "evaluate", from, until, withSamples: given.samples === true, seed };
}

function simulation(given: Given): RecommendCommand {
  const [people, deals] = [Number(given.people ?? PROOF.people), Number(given.deals ?? PROOF.deals)];
  const tastes = NAMES.find((one) => one === (given.tastes ?? "declared"));
  if (tastes === undefined) return misused(`--tastes は ${NAMES.join("、")} のどれかです`);
  if (!isWithin(people, 10, 500) || !isWithin(deals, 1, 50)) return misused("--people は10〜500、--deals は1〜50の整数です");
  return { kind: "simulate", people, deals, tastes };
}

function textOf(given: string | boolean | undefined): string | null {
  return typeof given === "string" ? given : null;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** The beginning of a day in Japan; null: none is given, undefined: it is none. */
function dayOf(text: string | boolean | undefined): Date | null | undefined {
  if (typeof text !== "string") return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00+09:00`) : new Date(Number.NaN);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

function misused(problem: string): RecommendCommand {
  return { kind: "misused", problem };
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;
const OPTIONS = {
  ...{ from: TEXT, until: TEXT, seed: TEXT, people: TEXT, deals: TEXT, tastes: TEXT },
  ...{ to: TEXT, approve: TEXT, reject: TEXT },
  ...{ samples: FLAG, retire: FLAG, help: { ...FLAG, short: "h" } },
} as const;
