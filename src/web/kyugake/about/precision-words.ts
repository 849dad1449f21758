/** `94.4%`; `―` where there is none. */
export function percentWords(share: number | null): string {
  return share === null ? "―" : `${(share * 100).toFixed(1)}%`;
}

/** `92.0〜96.1%`. */
export function rangeWords(share: { readonly low: number; readonly high: number } | null): string {
  return share === null ? "―" : `${(share.low * 100).toFixed(1)}〜${(share.high * 100).toFixed(1)}%`;
}

type Precision = { readonly n: number; readonly share: { readonly value: number; readonly low: number; readonly high: number } | null };

/** What this site knows of its own flags: a share with its interval, or that it is too early to tell. */
export function ownPrecisionWords({ n, share }: Precision): string {
  if (share !== null) return `${percentWords(share.value)}（${n}件、95%信頼区間 ${rangeWords(share)}）`;
  return n === 0 ? "まだ判定できた物件がありません" : `判定できた物件が${n}件のため、割合は表示しません（30件から）`;
}
