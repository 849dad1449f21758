/** What companies are called in front of their lines. */
const SHORT: Readonly<Record<string, string>> = {
  北海道旅客鉄道: "JR",
  東日本旅客鉄道: "JR",
  東海旅客鉄道: "JR",
  西日本旅客鉄道: "JR",
  四国旅客鉄道: "JR",
  九州旅客鉄道: "JR",
  東京地下鉄: "東京メトロ",
  東京都: "都営",
  京浜急行電鉄: "京急",
  京王電鉄: "京王",
  京成電鉄: "京成",
  小田急電鉄: "小田急",
  東急電鉄: "東急",
  東京急行電鉄: "東急",
  西武鉄道: "西武",
  東武鉄道: "東武",
  相模鉄道: "相鉄",
  名古屋鉄道: "名鉄",
  近畿日本鉄道: "近鉄",
  京阪電気鉄道: "京阪",
  阪急電鉄: "阪急",
  阪神電気鉄道: "阪神",
  南海電気鉄道: "南海",
  西日本鉄道: "西鉄",
};

/** Lines that go by another name than that of their company. */
const OWN: Readonly<Record<string, string>> = { "東京都|荒川線": "都電荒川線", "東京都|日暮里・舎人ライナー": "日暮里・舎人ライナー" };

/** A line as people say it, and its company where the name does not tell it. */
export type LineName = { readonly name: string; readonly operator: string | null };

/** `5号線東西線` of 東京地下鉄 is 東京メトロ東西線, `本線` of 京浜急行電鉄 京急本線; what has no such name stays as it is written. Source of both: 国土数値情報 鉄道. */
export function lineName(written: string, operator: string): LineName {
  const own = OWN[`${operator}|${written}`];
  if (own !== undefined) return { name: own, operator: null };
  const short = SHORT[operator];
  if (short === undefined || written === "") return { name: written, operator: operator === "" ? null : operator };
  const plain = written.replace(/^\d+号線(?=.)/, "");
  return { name: plain.startsWith(short) ? plain : `${short}${plain}`, operator: null };
}
