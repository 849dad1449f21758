import type { Milliseconds } from "#kernel/duration.ts";
import { hiddenPhoneWords } from "#kernel/phone.ts";
import type { SignInStep } from "#web/session/pool/types.ts";
import type { KeptAddress, KeptStep } from "./kept-address.ts";

/** What the screen of codes waits for. */
export type Waiting =
  /** Not known before the page has come to life: only the browser knows. */
  | { readonly kind: "unknown" }
  /** Nothing was begun here. */
  | { readonly kind: "nothing" }
  /** The page was loaded anew in the middle of a sign-in, whose ticket was in the page alone. */
  | { readonly kind: "reloaded"; readonly step: KeptStep }
  /** The sign-in has to begin anew: it took too long. */
  | { readonly kind: "lost" }
  | { readonly kind: "sign-up"; readonly sentAt: Milliseconds }
  /** A sign-up that is confirmed by a mailed link. */
  | { readonly kind: "sign-up-link"; readonly sentAt: Milliseconds }
  | Exclude<SignInStep, { readonly kind: "done" }>;

/** A step of the sign-in counts before an older sign-up that was never confirmed. */
export function waitingOf(step: SignInStep | null, kept: KeptAddress | null): Waiting {
  if (step !== null && step.kind !== "done") return step;
  if (kept?.purpose === "sign-in" && kept.step) return { kind: "reloaded", step: kept.step };
  if (kept?.purpose !== "sign-up") return { kind: "nothing" };
  return { kind: kept.isByLink ? "sign-up-link" : "sign-up", sentAt: kept.sentAt };
}

type Words = { readonly title: string; readonly lead: string };
type WordsOf<Kind extends Waiting["kind"]> = (waiting: Extract<Waiting, { readonly kind: Kind }>, address: string) => Words;

const CODE = "確認コードの入力";

const unconfirmed = (address: string) => `${address} の登録の確認が、まだ済んでいません。`;

const TITLES: Readonly<Record<KeptStep, string>> = {
  sms: "SMSの確認コード",
  totp: "認証アプリのコード",
  "select-mfa": "確認方法",
  "mfa-setup": "二段階認証の設定",
  "new-password": "新しいパスワード",
  "custom-challenge": "追加の確認",
};

const WORDS: { readonly [Kind in Waiting["kind"]]: WordsOf<Kind> } = {
  unknown: () => ({ title: CODE, lead: "" }),
  nothing: () => ({ title: CODE, lead: "" }),
  reloaded: ({ step }) => ({ title: TITLES[step], lead: "ページを読み込み直したため、ログインの手続きがはじめに戻りました。" }),
  lost: () => ({ title: "もう一度ログインしてください", lead: "" }),
  "sign-up": ({ sentAt }, address) => ({
    title: CODE,
    lead: sentAt === 0 ? unconfirmed(address) : `${address} へ確認コードを送りました。`,
  }),
  "sign-up-link": ({ sentAt }, address) => ({
    title: "登録の確認",
    lead: sentAt === 0 ? unconfirmed(address) : `${address} へ確認のリンクを送りました。`,
  }),
  sms: ({ destination }) => ({
    title: TITLES.sms,
    lead: `${destination === "" ? "登録されている電話番号" : hiddenPhoneWords(destination)}へ送った確認コードを入力してください。`,
  }),
  totp: ({ deviceName }) => ({
    title: TITLES.totp,
    lead: `認証アプリ${appName(deviceName)}に表示されている6桁の数字を入力してください。`,
  }),
  "select-mfa": () => ({ title: TITLES["select-mfa"], lead: "二段階認証の方法を選んでください。" }),
  "mfa-setup": () => ({ title: TITLES["mfa-setup"], lead: "ログインには、パスワードのほかに認証アプリのコードが必要です。" }),
  "new-password": () => ({
    title: TITLES["new-password"],
    lead: "仮のパスワードでログインしています。ご自分のパスワードを決めてください。",
  }),
  "custom-challenge": () => ({ title: TITLES["custom-challenge"], lead: "ログインを続けるために、質問に答えてください。" }),
};

/** Heading and lead of each thing to wait for. `address` is the one that was typed. */
export function waitingWords(waiting: Waiting, address: string): Words {
  const words = WORDS[waiting.kind] as (waiting: Waiting, address: string) => Words;
  return words(waiting, address);
}

function appName(deviceName: string | null): string {
  return deviceName ? `（${deviceName}）` : "";
}
