/** Every problem the services answer with: its status, and its title for people. The key ends the typed address `/problems/<key>`. */
export const PROBLEMS = {
  "malformed-json": { status: 400, title: "送信された内容を読み取れませんでした" },
  "not-signed-in": { status: 401, title: "ログインしてください" },
  "session-ended": { status: 401, title: "ログインの有効期限が切れました。もう一度ログインしてください" },
  "unknown-key": { status: 401, title: "連携キーを確かめてください。取り消されたキーは使えません" },
  unsigned: { status: 403, title: "送り主を確かめられませんでした" },
  "foreign-request": { status: 403, title: "このサイトの画面からの操作ではないため、受け付けませんでした" },
  "recent-sign-in-required": { status: 403, title: "ご本人の確認が必要です。もう一度ログインしてください" },
  "second-factor-required": { status: 403, title: "管理画面のご利用には、二段階認証の設定が必要です" },
  "not-staff": { status: 403, title: "業者アカウントに参加していません" },
  "not-allowed": { status: 403, title: "この操作をする権限がありません" },
  "invitation-of-another": {
    status: 403,
    title: "招待されたメールアドレスと、ログイン中の会員のメールアドレスが違います",
  },
  "agreement-required": {
    status: 403,
    title: "利用規約への同意が必要です。マイページを開き、内容を確認して同意してから、もう一度お試しください",
  },
  "not-found": { status: 404, title: "指定された情報は見つかりませんでした" },
  "unknown-route": { status: 404, title: "このAPIはありません" },
  "illegal-transition": { status: 409, title: "現在の状態ではこの操作はできません" },
  "last-owner": { status: 409, title: "管理者がいなくなるため、この操作はできません。先に、ほかの人を管理者にしてください" },
  "already-staff": { status: 409, title: "すでに業者アカウントに参加しています" },
  "limit-reached": { status: 409, title: "登録できる数の上限に達しています" },
  conflict: { status: 409, title: "ほかの画面で更新されています。読み込み直してから、もう一度お試しください" },
  "too-large": { status: 413, title: "送信された内容が大きすぎます" },
  "unsupported-media-type": { status: 415, title: "JSON形式で送信してください" },
  validation: { status: 422, title: "入力内容を確認してください" },
  "too-many-requests": { status: 429, title: "アクセスが集中しています。少し待ってからお試しください" },
  internal: { status: 500, title: "エラーが発生しました。時間をおいてお試しください" },
  preparing: { status: 503, title: "推定の準備をしています。しばらくしてから、もう一度お試しください" },
  starting: { status: 503, title: "準備中です。しばらくしてから、もう一度お試しください" },
  unavailable: { status: 503, title: "一時的にご利用いただけません。少し待ってからお試しください" },
  interrupted: { status: 503, title: "完了したか確認できませんでした。内容を確かめてから、もう一度お試しください" },
  unreached: { status: 503, title: "ログインの状態を確認できませんでした。少し待ってからお試しください" },
} as const;

export type ProblemType = keyof typeof PROBLEMS;
export type ProblemStatus<T extends ProblemType> = (typeof PROBLEMS)[T]["status"];
