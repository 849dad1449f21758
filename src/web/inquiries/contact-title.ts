import type { InquiryHome } from "#api/client/client.ts";

/** Apart from the form: every page of the site knows the titles of all. */
export function contactTitle(home: Pick<InquiryHome, "isKyugake">): string {
  return home.isKyugake ? "九掛け物件のお問い合わせ" : "物件のお問い合わせ";
}
