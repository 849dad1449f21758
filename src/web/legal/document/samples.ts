import type { LegalDifferencesResponse, LegalVersionResponse } from "#api/client/client.ts";
import type { LegalPage } from "./find-document.ts";

/** A version of a text that nobody published: for tests and the gallery. */
export function sampleVersion(version: string, given: Partial<LegalVersionResponse> = {}): LegalVersionResponse {
  return {
    ...{ document: "terms", title: "利用規約", version, publishedOn: version, effectiveOn: version },
    ...{ summary: "見本の変更です。", isDisadvantageous: false, announced: "この画面に掲載しました。", needsAgreement: true },
    state: "in-force",
    ...given,
  };
}

export const sampleComing = sampleVersion("2027-02-15", {
  ...{ effectiveOn: "2027-04-01", isDisadvantageous: true, state: "announced" },
  summary: "第13条の期間を改めます。",
});

export const sampleDifferences: LegalDifferencesResponse = {
  from: sampleVersion("2026-11-23"),
  to: sampleComing,
  lines: [
    {
      section: "第13条",
      change: "changed",
      parts: [
        { text: "終える日の", change: "same" },
        { text: "90", change: "removed" },
        { text: "60", change: "added" },
        { text: "日前まで", change: "same" },
      ],
    },
    { section: "第14条", change: "added", parts: [{ text: "新しい行です。", change: "added" }] },
  ],
};

export function samplePage(given: Partial<LegalPage> = {}): LegalPage {
  const shown = sampleVersion("2026-11-23");
  return {
    shown,
    blocks: [
      { kind: "paragraph", spans: [{ text: "前文です。" }] },
      { kind: "heading", id: "section-1", text: "第1条（適用）" },
      {
        kind: "list",
        isOrdered: true,
        items: [
          [{ text: "一つめ" }, { text: "大事な語", isStrong: true }],
          [{ text: "一覧", to: "#external" }, { text: "と" }, { text: "方針", to: "/privacypolicy" }],
        ],
      },
      { kind: "list", isOrdered: false, items: [[{ text: "項目" }]] },
      { kind: "table", head: [[{ text: "情報" }], [{ text: "期間" }]], rows: [[[{ text: "控え" }], [{ text: "30日" }]]] },
    ],
    versions: [shown],
    differences: null,
    ...given,
  };
}
