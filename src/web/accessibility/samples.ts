import type { AccessibilityResponse } from "#api/client/client.ts";

const note = "とても長い注記でも、狭い画面で横に動かさずに読めるようにしています。";

/** A report that is not ours: for tests and the gallery. */
export const sampleAccessibility: AccessibilityResponse = {
  ...{ standard: "JIS X 8341-3:2016", target: "AA", testedOn: "2026-11-29", tool: { name: "axe-core", version: "9.9.9" } },
  criteria: [
    { id: "1.1.1", level: "A", name: "非テキストコンテンツ", applies: true, tool: "pass", hand: "unchecked", test: null, note },
    {
      id: "1.2.1",
      level: "A",
      name: "音声だけ及び映像だけ（収録済み）",
      applies: false,
      tool: null,
      hand: null,
      test: null,
      note: "ありません。",
    },
    {
      id: "1.4.4",
      level: "AA",
      name: "テキストのサイズ変更",
      applies: true,
      tool: "pass",
      hand: "pass",
      test: "test/e2e/a.spec.ts",
      note: "",
    },
    { id: "3.2.1", level: "A", name: "フォーカス時", applies: true, tool: "none", hand: "unchecked", test: null, note: "" },
  ],
};
