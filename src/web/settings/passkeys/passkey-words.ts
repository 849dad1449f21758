import type { PasskeyView } from "#web/session/pool/types.ts";

const DAY = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", year: "numeric", month: "long", day: "numeric" });

/** The longest name that the service keeps. */
export const LONGEST_NAME = 64;

/** `追加：2026年11月3日　最後の利用：2026年11月20日` */
export function usedWords({ createdAt, lastUsedAt }: Pick<PasskeyView, "createdAt" | "lastUsedAt">): string {
  return `追加：${DAY.format(createdAt)}　最後の利用：${lastUsedAt === null ? "まだありません" : DAY.format(lastUsedAt)}`;
}

/** Where it is kept, as far as its keeper tells; null: it does not. */
export function keptWords({ isBackedUp }: Pick<PasskeyView, "isBackedUp">): string | null {
  if (isBackedUp === null) return null;
  return isBackedUp ? "同じアカウントのほかの端末でも使えます" : "作った端末だけで使えます";
}

/** What is wrong with a name that was typed; null: nothing. */
export function nameProblem(typed: string): string | null {
  const name = typed.trim();
  if (name === "") return "名前を入力してください";
  return name.length > LONGEST_NAME ? `名前は${LONGEST_NAME}文字以内で入力してください` : null;
}
