export type FaqEntry = {
  /** Of the question in its page, for links. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly sources: readonly { readonly label: string; readonly details: string }[];
};

export const METHOD = { label: "評価方法・当サイト", details: "点数のつけ方は、リスク診断の見方のページに公開しています。" };
