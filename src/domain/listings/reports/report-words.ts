import type { ReportReason } from "./types.ts";

/** The reasons as people choose them. */
export const REPORT_REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  sold: "成約済みのようです",
  different: "内容が違います",
  other: "その他",
};
