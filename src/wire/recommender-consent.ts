/** Of the words below: another one with every change of them. */
export const CONTACT_CONSENT_VERSION = "2026-11-24";

/** What a customer of a tenant agrees to. The full name of the broker stands in it. */
export function contactConsent(tenantName: string): string {
  return `${tenantName}から、登録した条件に合う物件のお知らせと連絡を受け取ることに同意します`;
}

/** Of the words below: another one with every change of them. */
export const ESTIMATE_CONSENT_VERSION = "2026-11-24";

/** What a customer agrees to who has an estimate of their own home passed on. The full name of the broker stands in it. */
export function estimateConsent(tenantName: string): string {
  return `${tenantName}に、お名前、メールアドレス、今の家の種別・所在地・広さ・建築年を渡すことに同意します。使いみちは、今の家の査定についてのお返事だけです`;
}

/** Of the words below. */
export const LINE_CONSENT_VERSION = "line-2026-11-24";

/** The same inside LINE, where messages come by LINE. */
export function lineConsent(tenantName: string): string {
  return `${tenantName}から、登録した条件に合う物件のお知らせと連絡を、LINEで受け取ることに同意します`;
}
