/** Of the words below: another one with every change of them. */
export const CONTACT_CONSENT_VERSION = "2026-11-24";

/** What a customer of a tenant agrees to. The full name of the broker stands in it. */
export function contactConsent(tenantName: string): string {
  return `${tenantName}から、登録した条件に合う物件のお知らせと連絡を受け取ることに同意します`;
}

/** Of the words below. */
export const LINE_CONSENT_VERSION = "line-2026-11-24";

/** The same inside LINE, where messages come by LINE. */
export function lineConsent(tenantName: string): string {
  return `${tenantName}から、登録した条件に合う物件のお知らせと連絡を、LINEで受け取ることに同意します`;
}
