import { commandWords } from "#main/commands/command-words.ts";

export type LineCommand =
  | { readonly kind: "status" }
  | { readonly kind: "rich-menu"; readonly picture: string }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const LINE_USAGE = `使い方: npm run line -- <作業>

LINE公式アカウントの設定を確かめ、メニューを作ります。

  status               今月の通数、上限、LINEの答えを表示します
  rich-menu 画像ファイル  トークの下のメニューを作り、全員に表示します(PNGかJPEG、2500×843、1MBまで)
                       画像は左から「お知らせ」「通知設定」「連携する」の3つに分かれます

ローカル環境では、このコンピューターの中のLINEの代わりは動いているサイトにしかないため、使えません。

終了コード: 0 成功、1 できなかった、2 使い方の誤り`;

/** What the words of a command line ask for. */
export function lineCommand(words: readonly string[]): LineCommand {
  const parsed = commandWords(words, { help: { type: "boolean", short: "h" } });
  if (parsed === null) return misused("指定に誤りがあります");
  const [first, second, ...more] = parsed.positionals;
  if (parsed.values.help) return { kind: "help" };
  if (first === undefined) return misused("することを指定してください");
  if (more.length > 0) return misused("指定が多すぎます");
  if (first === "status") return second === undefined ? { kind: "status" } : misused("指定が多すぎます");
  if (first !== "rich-menu") return misused(`「${first}」という指定はありません`);
  return second === undefined ? misused("画像ファイルを指定してください") : { kind: "rich-menu", picture: second };
}

function misused(problem: string): LineCommand {
  return { kind: "misused", problem };
}
