/** Every problem the services answer with: its status, and its title for people. The key ends the typed address `/problems/<key>`. */
export const PROBLEMS = {
  "malformed-json": { status: 400, title: "送信された内容を読み取れませんでした" },
  "not-found": { status: 404, title: "指定された情報は見つかりませんでした" },
  "unknown-route": { status: 404, title: "このAPIはありません" },
  "illegal-transition": { status: 409, title: "現在の状態ではこの操作はできません" },
  "too-large": { status: 413, title: "送信された内容が大きすぎます" },
  "unsupported-media-type": { status: 415, title: "JSON形式で送信してください" },
  validation: { status: 422, title: "入力内容を確認してください" },
  "too-many-requests": { status: 429, title: "アクセスが集中しています。少し待ってからお試しください" },
  internal: { status: 500, title: "エラーが発生しました。時間をおいてお試しください" },
} as const;

export type ProblemType = keyof typeof PROBLEMS;
export type ProblemStatus<T extends ProblemType> = (typeof PROBLEMS)[T]["status"];
