import type { ListingKind } from "#domain/listings/types.ts";
import type { Channel, PlaceMode, Purpose } from "#domain/queries/core/types.ts";
import type { Option } from "./option.ts";

export const CHANNEL_OPTIONS: readonly Option<Channel>[] = [
  { value: "normal", label: "通常の物件", note: "売り出されている物件から、条件に合うものを探します。" },
  { value: "kyugake", label: "九掛け物件", note: "売出価格がAI推定価格の90％以下の物件を探します。" },
  {
    value: "offer",
    label: "ダイレクトオファー",
    note: "売り出されていない住まいのオーナーへ、匿名で購入の希望を伝えます。",
    // A tenant shows its own homes, and a mail or a chat is no place for a letter to owners.
    only: { viewers: ["anonymous", "member"], media: ["web"] },
  },
];

export const PURPOSE_OPTIONS: readonly Option<Purpose>[] = [
  { value: "own-home", label: "自宅", note: "自分や家族が住む家を探します。" },
  { value: "investment", label: "投資", note: "貸して家賃収入を得る物件を探します。利回りも条件にできます。" },
  { value: "second-home", label: "セカンドハウス", note: "週末や仕事のための、もう一つの家を探します。" },
  { value: "family", label: "親族", note: "離れて暮らす家族が住む家を探します。" },
];

export const KIND_OPTIONS: readonly Option<ListingKind>[] = [
  { value: "condo", label: "中古マンション" },
  { value: "new-condo", label: "新築マンション", only: { channels: ["normal", "kyugake"] } },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
  { value: "building", label: "一棟", note: "マンションやアパートを一棟まるごと。" },
];

export const PLACE_MODE_OPTIONS: readonly Option<PlaceMode>[] = [
  { value: "area", label: "エリア", note: "都道府県・市区町村・町丁目から選びます。" },
  { value: "station", label: "沿線・駅", note: "路線と駅から選びます。" },
  { value: "map", label: "地図", note: "地図の上で囲みます。" },
  { value: "building", label: "マンション指定", note: "マンションの名前で選びます。", only: { kinds: ["condo", "new-condo"] } },
];
