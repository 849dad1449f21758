import { PLANS } from "#domain/api-access/plans.ts";
import type { KeyKind, KeyMode, PlanId } from "#domain/api-access/types.ts";
import { formatDate, formatMoment } from "#kernel/japanese-date.ts";

export const KIND_WORDS: Readonly<Record<KeyKind, string>> = { secret: "秘密のキー", publishable: "公開キー" };
export const MODE_WORDS: Readonly<Record<KeyMode, string>> = { live: "本番", test: "テスト" };

/** `スタンダード（月額30,000円・税別、3,000回を含む）`. */
export function planWords(id: PlanId): string {
  const { name, monthlyYen, includedCalls, days } = PLANS[id];
  const span = days === null ? `月額${yen(monthlyYen)}・税別` : `${days}日間・${yen(monthlyYen)}`;
  return `${name}（${span}、${includedCalls.toLocaleString("ja-JP")}回を含む）`;
}

export function yen(amount: number): string {
  return `${amount.toLocaleString("ja-JP")}円`;
}

export function calls(count: number): string {
  return `${count.toLocaleString("ja-JP")}回`;
}

/** The last day before an end: `2026-12-31T15:00:00Z` → `2026年12月31日`. */
export function lastDay(endsAt: string): string {
  return formatDate(new Date(new Date(endsAt).getTime() - 1));
}

type KeyTimes = {
  readonly madeAt: string;
  readonly lastUsedAt: string | null;
  readonly endsAt: string | null;
  readonly revokedAt: string | null;
};

export type KeyState = "active" | "replaced" | "ended" | "revoked";

/** `replaced`: works on until its end. */
export function keyState({ endsAt, revokedAt }: Pick<KeyTimes, "endsAt" | "revokedAt">, now: Date): KeyState {
  if (revokedAt !== null) return "revoked";
  if (endsAt === null) return "active";
  return new Date(endsAt) > now ? "replaced" : "ended";
}

/** When it was made, used last, and ends. */
export function keyTimes({ madeAt, lastUsedAt, endsAt, revokedAt }: KeyTimes): string {
  const used = lastUsedAt === null ? "まだ使われていません" : `最後に使われた日 ${formatDate(new Date(lastUsedAt))}`;
  const end = revokedAt ? `${formatDate(new Date(revokedAt))}に取り消し` : endsAt ? `${formatMoment(new Date(endsAt))}まで使えます` : null;
  return [`${formatDate(new Date(madeAt))}に発行`, used, ...(end ? [end] : [])].join("、");
}
