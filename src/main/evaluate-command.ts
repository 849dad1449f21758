import { parseArgs } from "node:util";
import type { AppraisableKind } from "#domain/valuation/types.ts";
import { parseQuarter, type Quarter } from "#kernel/quarter.ts";
import { KINDS } from "./train-models.server.ts";

export type EvaluateOrder = {
  readonly kind: AppraisableKind;
  readonly trainUntil: Quarter;
  readonly testUntil: Quarter;
  /** Files of sales instead of the database; the same file may stand for both. */
  readonly files: { readonly train: string; readonly test: string } | null;
};

export type EvaluateCommand =
  | { readonly kind: "evaluate"; readonly order: EvaluateOrder }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const EVALUATE_USAGE = `使い方: npm run evaluate -- --train-until 四半期 --test-until 四半期 [--kind 種別] [--train FILE --test FILE]

--train-until までの取引だけで価格モデルを作り、それより後、--test-until までの取引で当たり外れを測ります。

  --kind          ${KINDS.join("、")}(指定しないときは condo)
  --train --test  データベースの代わりに読む取引ファイル(国土交通省のCSVか、XIT001の抜き出し。.gz も可)
  --help          この説明を表示します

最後の行は JSON です。mdape、ppe5、ppe10、ppe20、coverage80、worstWardCoverage80、medianBandWidth、hitRate、cod と baselines は百分率、
medianRatio、prd、prb は比です。trainSeconds は特徴量づくりから校正までの秒数です。`;

type Given = { readonly [name: string]: string | boolean | undefined };

/** What the words after `npm run evaluate --` ask for. */
export function evaluateCommand(words: readonly string[]): EvaluateCommand {
  const given = optionsOf(words);
  if (!given) return { kind: "misused", problem: "指定に誤りがあります" };
  if (given.help) return { kind: "help" };
  const kind = KINDS.find((name) => name === (given.kind ?? "condo"));
  if (!kind) return { kind: "misused", problem: `「${given.kind}」という種別はありません` };
  const [trainUntil, testUntil] = [quarter(given["train-until"]), quarter(given["test-until"])];
  if (!trainUntil || !testUntil)
    return { kind: "misused", problem: "--train-until と --test-until に四半期を指定してください(例: 2024Q2)" };
  if ((given.train === undefined) !== (given.test === undefined))
    return { kind: "misused", problem: "--train と --test は両方を指定してください" };
  const files = typeof given.train === "string" && typeof given.test === "string" ? { train: given.train, test: given.test } : null;
  return { kind: "evaluate", order: { kind, trainUntil, testUntil, files } };
}

function quarter(text: string | boolean | undefined): Quarter | null {
  return typeof text === "string" ? parseQuarter(text) : null;
}

function optionsOf(words: readonly string[]): Given | null {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { kind: text, train: text, test: text, "train-until": text, "test-until": text, help: { type: "boolean", short: "h" } },
    }).values;
  } catch {
    return null;
  }
}
