import { formatDate } from "#kernel/japanese-date.ts";
import type { RecoveryView } from "#web/session/pool/types.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

/** So few that new ones are advised. */
const FEW = 3;
/** So long after a code was used the card speaks of it. */
const LATELY_DAYS = 30;

/** `残り8個（2026年11月21日に作成）`. */
export function remainingWords({ remaining, madeAt }: RecoveryView): string {
  if (madeAt === null) return "まだ作っていません";
  return `残り${remaining}個（${formatDate(madeAt)}に作成）`;
}

/** What to do about it; null: nothing. */
export function recoveryHint({ remaining, madeAt, lastUsedAt }: RecoveryView, now: Date): string | null {
  if (madeAt === null) return "スマートフォンをなくしたときに、コードの代わりに使えます。紙に控えておくことをおすすめします。";
  const isLately = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < LATELY_DAYS * 86_400_000;
  const used = isLately
    ? "リカバリーコードでのログインがありました。スマートフォンが変わったときは、二段階認証を設定し直してください。"
    : "";
  const few = remaining <= FEW ? "残りが少なくなりました。作り直すと、新しい10個を使えます。" : "";
  return used + few || null;
}

/** The text that is kept as a file. */
export function recoveryText(codes: readonly string[], account: string, madeAt: Date): string {
  const lines = [
    `${SERVICE_NAME} リカバリーコード`,
    `アカウント: ${account}`,
    `作成日: ${formatDate(madeAt)}`,
    "",
    ...codes.map((code, index) => `${String(index + 1).padStart(2, " ")}. ${code}`),
    "",
    "スマートフォンを使えないときに、ログインの確認コードの代わりに入力します。",
    "1つのコードは1回だけ使えます。ほかの人に見られない場所に保管してください。",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
