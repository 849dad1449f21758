import { parseArgs } from "node:util";
import type { AppraisableKind, PricedKind } from "#domain/valuation/core/types.ts";
import { parseQuarter, type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { KINDS } from "#main/commands/train/train-models.server.ts";
import type { AgreementOrder } from "./measure-agreement.ts";

/** Trained until a quarter, tested on the sales after it. */
export type Origin = { readonly trainUntil: Quarter; readonly testUntil: Quarter };

export type EvaluateOrder = {
  readonly kinds: readonly AppraisableKind[];
  /** One; with `--origins` each is trained and tested for itself. */
  readonly origins: readonly Origin[];
  readonly isRolling: boolean;
  /** Files of sales instead of the database; the same file may stand for both. */
  readonly files: { readonly train: string; readonly test: string } | null;
};

export type EvaluateCommand =
  | { readonly kind: "evaluate"; readonly order: EvaluateOrder }
  | { readonly kind: "agreement"; readonly order: AgreementOrder; readonly file: string | null }
  | { readonly kind: "kyugake"; readonly kinds: readonly PricedKind[]; readonly file: string | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const EVALUATE_USAGE = `使い方: npm run evaluate -- --train-until 四半期 --test-until 四半期 [--kind 種別] [--train FILE --test FILE]
        npm run evaluate -- --origins 四半期,四半期,… [--test-quarters 数] [--kind 種別] [--train FILE --test FILE]
        npm run evaluate -- agreement [--kind 種別] [--count 件数] [--seed 数] [--file FILE]
        npm run evaluate -- kyugake [--kind 種別] [--file FILE]

--train-until までの取引だけで価格モデルを作り、それより後、--test-until までの取引で当たり外れを測ります。
--origins では、四半期ごとに「そこまでで学習し、続く4四半期で検証」を繰り返します。

agreement では、最後の2四半期より前で学習し、最後の2四半期の取引を推定して、推定と「いまの水準に直した似た成約」が合っているかを測ります。

kyugake では、最後の4四半期より前で学習し、最後の4四半期の取引を売り出し中とみなして、そのうち5%を成約価格の0.80倍に置き換え、九掛けの確かさ(A・B・C)ごとに適合率と
再現率を測ります。

  --kind           ${KINDS.join("、")}、all(すべて。指定しないときは condo、agreement では売買のすべて)
  --test-quarters  --origins で検証する四半期の数(1〜8。指定しないときは 4)
  --train --test   データベースの代わりに読む取引ファイル(国土交通省のCSVか、XIT001の抜き出し。.gz も可)。--kind rent では賃料のCSV(docs/data.md)
  --count --seed   agreement で無作為に選ぶ件数と、その種(指定しないときは 60 と 60。同じ種なら同じ取引です)
  --file           agreement と kyugake でデータベースの代わりに読む取引ファイル
  --help           この説明を表示します

最後の行は JSON です。割合と誤差は百分率、medianRatio、prd、prb、mki、logRmse、intervalScore80 は比や対数です。medianError は符号つきの誤差の
中央値、gain は各方法に比べて誤差の中央値が減った割合、trainSeconds は特徴量づくりから校正までの秒数です。
prdDealtAnew、prbDealtAnew、mkiDealtAnew は、同じ誤差を取引の間で無作為に配り直したときの値(10回の平均。表の「配り直し」)です。公平な推定でもこの値に
なるので、prd、prb、mki をこれと比べます。tenthMedianRatios は、推定価格の安い順に1割ずつ分けたときの、それぞれの推定÷成約の中央値です。
blind は同じ取引を、記録にあるリフォームの有無を伏せて推定した結果です。
--origins では {"kind","origins":[…]}、--kind all では {"kinds":[…]} になります。

終了コード: 0 成功、1 測れなかった種別か期間がある、2 使い方の誤り`;

export const NO_RENTS =
  "賃料(rent)は測れません。賃料の記録が取り込まれていないため、賃料の推定はすべて評価の確かさ E(推定できません)です。記録は npm run ingest -- rents FILE で取り込めます。";

/** The files of `--train` and `--test` hold either sales or rents. */
export const RENTS_APART = "賃料(rent)は、賃料のファイルを指定して --kind rent で別に測ってください。";

const TEST_QUARTERS = { usual: 4, most: 8 };

type Given = { readonly [name: string]: string | boolean | undefined };

/** What the words after `npm run evaluate --` ask for. */
export function evaluateCommand(words: readonly string[]): EvaluateCommand {
  if (words[0] === "agreement") return agreementCommand(words.slice(1));
  if (words[0] === "kyugake") return kyugakeCommand(words.slice(1));
  const given = optionsOf(words);
  if (!given || ["count", "seed", "file"].some((name) => Object.hasOwn(given, name))) return misused("指定に誤りがあります");
  if (given.help) return { kind: "help" };
  return evaluation(given);
}

function evaluation(given: Given): EvaluateCommand {
  const kinds = given.kind === "all" ? KINDS : KINDS.filter((name) => name === (given.kind ?? "condo"));
  if (kinds.length === 0) return misused(`「${given.kind}」という種別はありません`);
  if ((given.train === undefined) !== (given.test === undefined)) return misused("--train と --test は両方を指定してください");
  const files = typeof given.train === "string" && typeof given.test === "string" ? { train: given.train, test: given.test } : null;
  const isRolling = given.origins !== undefined;
  const origins = isRolling ? rollingOrigins(given) : singleOrigin(given);
  return typeof origins === "string" ? misused(origins) : { kind: "evaluate", order: { kinds, origins, isRolling, files } };
}

/** Drawn where nothing else is said, and by which seed: chosen before the first look. */
const DRAWN = 60;
const OF_SALES: readonly PricedKind[] = KINDS.filter((kind) => kind !== "rent");

function agreementCommand(words: readonly string[]): EvaluateCommand {
  const given = optionsOf(words);
  const isForeign = given && Object.keys(given).some((name) => !["kind", "count", "seed", "file", "help"].includes(name));
  if (!given || isForeign) return misused("指定に誤りがあります");
  if (given.help) return { kind: "help" };
  const kinds = OF_SALES.filter((name) => (given.kind ?? "all") === "all" || name === given.kind);
  if (kinds.length === 0) return misused(`「${given.kind}」は agreement で測れません`);
  const [count, seed] = [Number(given.count ?? DRAWN), Number(given.seed ?? DRAWN)];
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) return misused("--count と --seed は整数です(--count は1から)");
  return { kind: "agreement", order: { kinds, count, seed }, file: typeof given.file === "string" ? given.file : null };
}

function kyugakeCommand(words: readonly string[]): EvaluateCommand {
  const given = optionsOf(words);
  if (!given || Object.keys(given).some((name) => !["kind", "file", "help"].includes(name))) return misused("指定に誤りがあります");
  if (given.help) return { kind: "help" };
  const kinds = OF_SALES.filter((name) => (given.kind ?? "condo") === "all" || name === (given.kind ?? "condo"));
  if (kinds.length === 0) return misused(`「${given.kind}」は kyugake で測れません`);
  return { kind: "kyugake", kinds, file: typeof given.file === "string" ? given.file : null };
}

function misused(problem: string): EvaluateCommand {
  return { kind: "misused", problem };
}

/** The problem in words where the options are wrong. */
function singleOrigin(given: Given): readonly Origin[] | string {
  if (given["test-quarters"] !== undefined) return "--test-quarters は --origins といっしょに指定してください";
  const [trainUntil, testUntil] = [quarter(given["train-until"]), quarter(given["test-until"])];
  return trainUntil && testUntil ? [{ trainUntil, testUntil }] : "--train-until と --test-until に四半期を指定してください(例: 2024Q2)";
}

function rollingOrigins(given: Given): readonly Origin[] | string {
  if (given["train-until"] !== undefined || given["test-until"] !== undefined)
    return "--origins は --train-until、--test-until といっしょに使えません";
  const quarters = String(given.origins).split(",").map(quarter);
  const count = Number(given["test-quarters"] ?? TEST_QUARTERS.usual);
  if (!Number.isInteger(count) || count < 1 || count > TEST_QUARTERS.most) return `--test-quarters は 1〜${TEST_QUARTERS.most} の整数です`;
  const known = quarters.filter((one) => one !== null);
  if (known.length < quarters.length) return "--origins に四半期をカンマで区切って指定してください(例: 2021Q4,2022Q4,2023Q4)";
  return known.map((trainUntil) => ({ trainUntil, testUntil: quarterAt(quarterIndex(trainUntil) + count) }));
}

function quarter(text: string | boolean | undefined): Quarter | null {
  return typeof text === "string" ? parseQuarter(text) : null;
}

function optionsOf(words: readonly string[]): Given | null {
  const text = { type: "string" } as const;
  const names = ["kind", "train", "test", "train-until", "test-until", "origins", "test-quarters", "count", "seed", "file"];
  try {
    return parseArgs({
      args: [...words],
      options: { ...Object.fromEntries(names.map((name) => [name, text])), help: { type: "boolean", short: "h" } },
    }).values;
  } catch {
    return null;
  }
}
