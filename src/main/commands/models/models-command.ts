import { parseArgs } from "node:util";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { KIND_NAMES, KINDS } from "#main/commands/train/train-models.server.ts";

/** Who did it and why, as they say themselves. */
type Signature = { readonly by: string | null; readonly reason: string | null };

export type ModelsCommand =
  | { readonly kind: "list"; readonly of: AppraisableKind | null }
  | { readonly kind: "show"; readonly version: string }
  | ({ readonly kind: "promote"; readonly version: string } & Signature)
  | ({ readonly kind: "rollback"; readonly of: AppraisableKind } & Signature)
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const MODELS_USAGE = `使い方: npm run models -- <すること>

価格モデルの登録簿を見て、使うモデルを入れ替えます。動いているサイトには数秒で反映されます。

  list [--kind 種別]                               モデルの一覧
  show 版                                          一つのモデルの成績、履歴、その後の様子
  promote 版 [--by 名前] [--reason 理由]           このモデルを使う
  rollback [--kind 種別] [--by 名前] [--reason 理由]  使用中のモデルの前に使っていたモデルに戻す

  --kind    ${KINDS.map((kind) => `${kind}(${KIND_NAMES[kind]})`).join("、")}。rollback で指定しないときは condo
  --by      履歴に残す名前(指定しないときは、このコンピューターでの利用者名)
  --reason  履歴に残す理由
  --help    この説明を表示します

終了コード: 0 成功、1 その版がない、または使えない、2 使い方の誤り`;

type Given = { readonly kind?: string; readonly by?: string; readonly reason?: string };

/** Which options each word takes, and whether a version follows it. */
const SHAPES = {
  list: { options: ["kind"], hasVersion: false },
  show: { options: [], hasVersion: true },
  promote: { options: ["by", "reason"], hasVersion: true },
  rollback: { options: ["kind", "by", "reason"], hasVersion: false },
} as const satisfies Record<string, { readonly options: readonly (keyof Given)[]; readonly hasVersion: boolean }>;

/** What the words after `npm run models --` ask for. */
export function modelsCommand(words: readonly string[]): ModelsCommand {
  const parsed = parse(words);
  if (!parsed) return misused("指定に誤りがあります");
  const { given, help, positionals } = parsed;
  if (help) return { kind: "help" };
  const [name = "", version, ...rest] = positionals;
  if (name === "") return misused("することを指定してください");
  if (!isName(name)) return misused(`「${name}」という指定はありません`);
  const { options, hasVersion } = SHAPES[name];
  const stray = Object.keys(given).find((option) => !options.some((one) => one === option));
  if (stray !== undefined) return misused(`${name} に --${stray} は指定できません`);
  if (hasVersion && version === undefined) return misused(`${name} には版を指定してください`);
  if (rest.length > 0 || (!hasVersion && version !== undefined)) return misused("指定が多すぎます");
  return commandOf(name, version ?? "", given);
}

function commandOf(name: keyof typeof SHAPES, version: string, { kind, by, reason }: Given): ModelsCommand {
  const signature = { by: by ?? null, reason: reason ?? null };
  const of = KINDS.find((one) => one === kind);
  if (kind !== undefined && !of) return misused(`「${kind}」という種別はありません`);
  if (name === "list") return { kind: "list", of: of ?? null };
  if (name === "show") return { kind: "show", version };
  if (name === "promote") return { kind: "promote", version, ...signature };
  return { kind: "rollback", of: of ?? "condo", ...signature };
}

function isName(word: string): word is keyof typeof SHAPES {
  return Object.hasOwn(SHAPES, word);
}

function misused(problem: string): ModelsCommand {
  return { kind: "misused", problem };
}

function parse(words: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { kind: text, by: text, reason: text, help: { type: "boolean", short: "h", default: false } },
    });
    const { help, ...given } = values;
    return { given, help, positionals };
  } catch {
    return null;
  }
}
