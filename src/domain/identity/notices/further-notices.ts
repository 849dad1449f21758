import type { Detail, NoticeKind } from "./notice-of.ts";

/** What happened after the mails that are sent at once had been used up. */
export type Further = {
  readonly kind: NoticeKind;
  readonly at: Date;
  /** `iPhone の Safari`; null: not known. */
  readonly device: string | null;
  readonly detail: Detail;
};

/** Those told one by one; of more, how many there were before them. */
const MOST_TOLD = 20;

type Kept = { readonly kind: NoticeKind; readonly at: number; readonly device: string | null; readonly detail: Detail };

/** What one later mail tells of, with one thing more: the newest twenty, and how many were before those. As a notice keeps it. */
export function withFurther(kept: Detail, { at, ...more }: Further): Detail {
  const all = [...keptOf(kept), { ...more, at: at.getTime() }];
  const tooMany = Math.max(0, all.length - MOST_TOLD);
  return { further: JSON.stringify(all.slice(tooMany)), earlier: Number(kept.earlier ?? 0) + tooMany };
}

/** What one later mail tells of, the oldest first. `earlier`: how many more there were before. */
export function furtherOf(kept: Detail): { readonly told: readonly Further[]; readonly earlier: number } {
  return { told: keptOf(kept).map((one) => ({ ...one, at: new Date(one.at) })), earlier: Number(kept.earlier ?? 0) };
}

function keptOf({ further }: Detail): readonly Kept[] {
  return typeof further === "string" ? JSON.parse(further) : [];
}
