import { exportAssets } from "#domain/assets/index.server.ts";
import { exportStaff } from "#domain/companies/index.server.ts";
import { exportConnections } from "#domain/connections/index.server.ts";
import { exportFavorites } from "#domain/favorites/index.server.ts";
import { exportHomes } from "#domain/homes/index.server.ts";
import { exportLetters } from "#domain/letters/index.server.ts";
import { exportMember } from "#domain/members/index.server.ts";
import { exportNotifications } from "#domain/notifications/index.server.ts";
import { exportOffers } from "#domain/offers/index.server.ts";
import { exportQueries } from "#domain/queries/index.server.ts";
import { exportRecommendations } from "#domain/recommendation/index.server.ts";
import { exportRegistrations } from "#domain/risk/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { exportEstimates } from "./estimates.ts";

/** Whose data are asked for. */
export type Owner = {
  readonly sub: string;
  /** The mail address that they proved to be theirs; null: none. */
  readonly verifiedAddress: string | null;
};

type Section = {
  /** As people read it. */
  readonly title: string;
  /** Where it comes from. */
  readonly source: string;
  readonly collect: (tx: Tx, owner: Owner) => Promise<unknown>;
};

const TOLD = "ご本人が登録した内容";

/** What is handed out of each domain, in the order in which people read it. The account itself is told by the identity service. */
export const SECTIONS = {
  member: { title: "氏名・住所、プロフィール、同意、調べた履歴", source: TOLD, collect: (tx, { sub }) => exportMember(tx, sub) },
  estimates: { title: "見た推定結果", source: "ご本人の入力と、当社の推定", collect: (tx, { sub }) => exportEstimates(tx, sub) },
  assets: { title: "マイページの物件", source: `${TOLD}と、当社の推定`, collect: (tx, { sub }) => exportAssets(tx, { sub }) },
  offers: {
    title: "ダイレクトオファー",
    source: "ご本人が送った内容と、当社の記録（相手の方の情報は入りません）",
    collect: (tx, { sub }) => exportOffers(tx, { sub }),
  },
  connections: { title: "マンションごとの登録（購入希望、オーナー）", source: TOLD, collect: (tx, { sub }) => exportConnections(tx, sub) },
  keptHomes: { title: "保存した建物・場所", source: TOLD, collect: (tx, { sub }) => exportHomes(tx, sub) },
  favorites: { title: "お気に入り、フォルダー、メモ", source: TOLD, collect: (tx, { sub }) => exportFavorites(tx, sub) },
  conditions: { title: "保存した条件", source: TOLD, collect: (tx, { sub }) => exportQueries(tx, sub) },
  notifications: {
    title: "通知の設定、お知らせ、送ったメール、LINE連携",
    source: `${TOLD}と、当社が送った記録`,
    collect: (tx, { sub, verifiedAddress }) => exportNotifications(tx, { sub, verifiedAddress }),
  },
  recommendations: {
    title: "おすすめの物件と反応",
    source: "当社が届けた記録と、ご本人の操作",
    collect: (tx, { sub }) => exportRecommendations(tx, sub),
  },
  letters: {
    title: "お問い合わせ、訂正、提案、請求",
    source: "確認済みのメールアドレスから送られた内容",
    collect: async (tx, { verifiedAddress }) => (verifiedAddress === null ? [] : exportLetters(tx, verifiedAddress)),
  },
  reportRegistrations: {
    title: "診断レポートの登録",
    source: "確認済みのメールアドレスでの登録",
    collect: async (tx, { verifiedAddress }) => (verifiedAddress === null ? [] : exportRegistrations(tx, verifiedAddress)),
  },
  company: { title: "業者アカウント", source: "会社とご本人が登録した内容", collect: (tx, { sub }) => exportStaff(tx, sub) },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;
