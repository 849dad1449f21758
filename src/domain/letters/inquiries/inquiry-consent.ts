/** Beside the tick of each company. Other words are another version: what somebody agreed to is kept as it was shown. */
export const INQUIRY_CONSENT = {
  version: "2026-11-23",
  /** `company`: its name. */
  text: (company: string) =>
    `${company}に、お名前、選んだ連絡方法の連絡先、お問い合わせの内容を渡すことに同意します。使いみちは、この物件についてのお返事だけです。`,
} as const;
