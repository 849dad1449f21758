/** Of the words below: another one with every change of them. */
export const CONTACT_CONSENT_VERSION = "2026-11-24";

/** What a customer of a tenant agrees to. The full name of the broker stands in it. */
export function contactConsent(tenantName: string): string {
  return `${tenantName}から、登録した条件に合う物件のお知らせと連絡を受け取ることに同意します`;
}
