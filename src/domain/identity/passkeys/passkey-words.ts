import { formatDate } from "#kernel/japanese-date.ts";

/** Characters of the name that people give one, each counting as one however it is stored. */
export const LONGEST_NAME = 64;

/** `追加：2026年11月3日` and `最後の利用：2026年11月20日`: a line, or two where it is narrow. */
export function usedWords({ createdAt, lastUsedAt }: { readonly createdAt: Date; readonly lastUsedAt: Date | null }): readonly string[] {
  return [`追加：${formatDate(createdAt)}`, `最後の利用：${lastUsedAt === null ? "まだありません" : formatDate(lastUsedAt)}`];
}

/** Where it is kept, as far as its keeper tells; null: it does not. */
export function keptWords({ isBackedUp }: { readonly isBackedUp: boolean | null }): string | null {
  if (isBackedUp === null) return null;
  return isBackedUp ? "同じアカウントのほかの端末でも使えます" : "作った端末だけで使えます";
}

/** What is wrong with a name that was typed; null: nothing. */
export function nameProblem(typed: string): string | null {
  const name = typed.trim();
  if (name === "") return "名前を入力してください";
  if (/\p{Cc}/u.test(name)) return "名前に使えない文字が含まれています";
  return [...name].length > LONGEST_NAME ? `名前は${LONGEST_NAME}文字以内で入力してください` : null;
}
