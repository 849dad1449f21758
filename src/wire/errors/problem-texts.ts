/**
 * The rows of the catalogue that problems of our own API are told with as well. They stand apart from it: a page that has an answer to show
 * needs these few, not every sentence of a sign-in.
 */
export const SESSION_ENDED = "ログインの有効期限が切れました。もう一度ログインしてください。";
export const NOT_REACHED = "サーバーに接続できませんでした。通信環境を確認して、もう一度お試しください。";
export const NO_ANSWER_IN_TIME = "時間内に応答がありませんでした。時間をおいて、もう一度お試しください。";
export const ABORTED = "通信を中断しました。続けるには、もう一度お試しください。";
/** Where the browser itself says that it has no network. */
export const OFFLINE = "インターネットに接続されていません。接続を確認して、もう一度お試しください。";
