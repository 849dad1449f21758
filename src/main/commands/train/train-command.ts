import { parseArgs } from "node:util";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { parseQuarter, type Quarter } from "#kernel/quarter.ts";
import { KIND_NAMES, KINDS } from "./train-models.server.ts";

export type TrainCommand =
  | { readonly kind: "train"; readonly kinds: readonly AppraisableKind[]; readonly until: Quarter | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const TRAIN_USAGE = `使い方: npm run train -- [--kind 種別] [--until 四半期]

データベースの取引から価格モデルを作り、使用中のモデルと同じ取引で比べて、悪いと言えなければ入れ替えます。
見送ったモデルは候補として残ります。それでも使うときは npm run models -- promote 版。

  --kind   ${KINDS.map((kind) => `${kind}(${KIND_NAMES[kind]})`).join("、")}、all(すべて。指定しないとき)
  --until  この四半期までの取引だけを使います(例: 2024Q2)。使用中のモデルより前の四半期なら、入れ替えずに候補に残します
  --help   この説明を表示します

終了コード: 0 成功、1 作れない、または見送った種別があった、2 使い方の誤り`;

/** What the words after `npm run train --` ask for. */
export function trainCommand(words: readonly string[]): TrainCommand {
  const given = optionsOf(words);
  if (!given) return { kind: "misused", problem: "指定に誤りがあります" };
  if (given.help) return { kind: "help" };
  const kinds = given.kind === "all" ? KINDS : KINDS.filter((kind) => kind === given.kind);
  if (kinds.length === 0) return { kind: "misused", problem: `「${given.kind}」という種別はありません` };
  const until = given.until === undefined ? null : parseQuarter(given.until);
  if (given.until !== undefined && !until) return { kind: "misused", problem: `「${given.until}」は四半期ではありません(例: 2024Q2)` };
  return { kind: "train", kinds, until };
}

/** Null for an option that does not exist, lacks its value or stands alone. */
function optionsOf(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        kind: { type: "string", default: "all" },
        until: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return values;
  } catch {
    return null;
  }
}
