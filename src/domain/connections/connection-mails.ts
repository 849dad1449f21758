import type { MailKind } from "#domain/notifications/core/types.ts";
import type { NamedBuilding } from "#domain/properties/types.ts";

type OfBuilding = { readonly building: NamedBuilding };

/** To those who wait to buy: an owner of the building has registered. They leave the list on the page of the building. */
export const OWNER_REGISTERED: MailKind<OfBuilding> = {
  kind: "owner-registered",
  isAskedByAnybody: false,
  write: ({ building }, { origin }) => ({
    subject: `${building.name}にオーナーの登録がありました`,
    paragraphs: [
      "購入希望を登録されているマンションに、オーナーの登録がありました。",
      `マンション: ${building.name}`,
      "登録は、売り出しの約束ではありません。売買の話に進むときは、免許を受けた宅地建物取引業者がお取り次ぎします。",
      ["いまの人数の確認と、購入希望の取りやめ:", connectUrl(building, origin)],
      "このメールは、購入希望の登録のときに、メールでのお知らせを選ばれた方にお送りしています。",
    ],
  }),
};

export const WAITING_JOINED: MailKind<OfBuilding> = {
  kind: "waiting-joined",
  isAskedByAnybody: false,
  write: ({ building }, { origin }) => ({
    subject: `${building.name}の購入希望を登録しました`,
    paragraphs: [
      "購入希望の登録を受け付けました。",
      `マンション: ${building.name}`,
      "オーナーの登録があったときに、メールでお知らせします。オーナーには、待っている方の人数だけを示します。",
      ["内容の確認と、取りやめ:", connectUrl(building, origin)],
    ],
  }),
};

export const OWNER_JOINED: MailKind<OfBuilding> = {
  kind: "owner-joined",
  isAskedByAnybody: false,
  write: ({ building }, { origin }) => ({
    subject: `${building.name}のオーナーとして登録しました`,
    paragraphs: [
      "オーナーの登録を受け付けました。",
      `マンション: ${building.name}`,
      "登録しても、売る義務は生じません。部屋の情報とメールアドレスは公開しません。",
      ["待っている方の人数と、登録の取りやめ:", connectUrl(building, origin)],
    ],
  }),
};

/** To whoever waited for news of a building that was a sample, when real data took the place of the samples. */
export const BUILDING_REMOVED: MailKind<OfBuilding> = {
  kind: "building-removed",
  isAskedByAnybody: false,
  write: ({ building }, { origin }) => ({
    subject: `${building.name}の登録を削除しました`,
    paragraphs: [
      "サイトに実際のデータを取り込んだため、架空の見本だったマンションを、登録といっしょに削除しました。",
      `マンション: ${building.name}`,
      "このマンションについてのお知らせは、これで終わりです。お手続きはいりません。",
      ["ほかの建物や住所を調べる:", `${origin}/risk`],
    ],
  }),
};

function connectUrl({ key }: NamedBuilding, origin: string): string {
  return `${origin}/risk/${encodeURIComponent(key)}/connectOwner`;
}
