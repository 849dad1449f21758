import type { LetterStop } from "#api/client/client.ts";

export const SAMPLE_CODE = "7Q3K-9MZX-2B4W-TR8H";

export const SAMPLE_STOP: LetterStop = {
  ...{ companyName: "見本不動産株式会社（サンプル）", isSample: false, isStoppedOfCompany: false, isStoppedOfAll: false, canUndo: false },
};
