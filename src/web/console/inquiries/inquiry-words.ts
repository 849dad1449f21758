import type { CompanyInquiryResponse } from "#api/client/client.ts";
import type { InquiryFilter } from "#domain/letters/inquiries/types.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

/** What each list holds. */
export const FILTER_WORDS: Readonly<Record<InquiryFilter, string>> = {
  all: "すべて",
  waiting: "返信待ち",
  answered: "返信済み",
  closed: "終了",
};

type State = CompanyInquiryResponse["state"];

/** C4 as a company reads it. */
export const STATE_WORDS: Readonly<Record<State, { readonly word: string; readonly tone: BadgeTone }>> = {
  accepted: { word: "未返信", tone: "accent" },
  forwarded: { word: "未返信", tone: "accent" },
  bounced: { word: "未返信（メール不達）", tone: "accent" },
  "re-forwarded": { word: "未返信", tone: "accent" },
  replied: { word: "返信済み", tone: "good" },
  "visit-booked": { word: "見学の約束", tone: "brand" },
  closed: { word: "終了", tone: "quiet" },
};

export const STEP_WORDS: Readonly<Record<State, string>> = {
  accepted: "受け付けました",
  forwarded: "メールで転送しました",
  bounced: "転送のメールが届きませんでした",
  "re-forwarded": "別のメールアドレスに転送しました",
  replied: "返信しました",
  "visit-booked": "見学の約束をしました",
  closed: "終わりにしました",
};

export function isOpen({ state }: Pick<CompanyInquiryResponse, "state">): boolean {
  return state !== "closed";
}
