import { JAPAN } from "#kernel/geo.ts";
import {
  area,
  type CellKind,
  choice,
  choices,
  day,
  degrees,
  floor,
  layout,
  line,
  month,
  page,
  text,
  urls,
  whole,
  yen,
} from "./cell-kinds.ts";
import * as words from "./feed-words.ts";

export type FeedColumn<T> = {
  /** As CSV calls it; JSON calls it by its key here. */
  readonly header: string;
  /** Without it the row is not taken in. */
  readonly isNeeded: boolean;
  readonly read: CellKind<T>;
  /** What people are told of it, one phrase. */
  readonly told: string;
};

const may = <T>(header: string, read: CellKind<T>, told: string): FeedColumn<T> => ({ header, isNeeded: false, read, told });
const must = <T>(header: string, read: CellKind<T>, told: string): FeedColumn<T> => ({ header, isNeeded: true, read, told });

const AREA = { min: 1, max: 1_000_000 };
const MONTHLY = { min: 0, max: 10_000_000 };
const MINUTES = { min: 0, max: 240 };

const firstWords = (all: Readonly<Record<string, unknown>>) => {
  const seen = new Set<unknown>();
  return Object.entries(all)
    .filter(([, value]) => !seen.has(value) && seen.add(value))
    .map(([word]) => word)
    .join("・");
};

function access<N extends 1 | 2 | 3>(n: N) {
  return {
    line: may(`交通${n}路線`, line(60), "路線の名前"),
    stationName: may(`交通${n}駅`, line(40), "駅の名前(「駅」は付けても付けなくてもかまいません)"),
    minutes: may(`交通${n}徒歩(分)`, whole(MINUTES), "徒歩の分数(80mを1分、端数は切り上げ)。バスのときは停留所から"),
    busMinutes: may(`交通${n}バス(分)`, whole(MINUTES), "バスの乗車分数。バスを使わないときは空欄"),
  };
}
const [first, second, third] = [access(1), access(2), access(3)];

/** The documented layout of a file of homes: one row a home. Columns may stand in any order; those that are not needed may be missing. */
export const FEED_LAYOUT = {
  reference: must("物件番号", line(100), "貴社の番号。次のファイルでも同じ番号なら同じ物件として扱います"),
  state: may("掲載状態", choice(words.STATE_WORDS), `${firstWords(words.STATE_WORDS)}。空欄は公開`),
  kind: must("種別", choice(words.KIND_WORDS), firstWords(words.KIND_WORDS)),
  title: may("見出し", line(80), "一戸建て・土地・一棟の名前。マンションは建物名と所在階から作ります"),
  buildingName: may("建物名", line(80), "マンションの名前"),
  room: may("部屋番号", line(20), "表示しません。同じ階の住戸を見分けるために使います"),
  address: must("所在地", line(200), "都道府県から。番地を出さないときは町名・丁目まで"),
  lat: may(
    "緯度",
    degrees({ min: JAPAN.south, max: JAPAN.north }),
    "建物の位置。空欄のときは街区か町の中心を使い、おおよその位置と表示します",
  ),
  lon: may("経度", degrees({ min: JAPAN.west, max: JAPAN.east }), "同上"),
  price: must("価格(円)", yen({ min: 100_000, max: 100_000_000_000 }), "円で。「5,480万円」の形でも読みます"),
  areaM2: may("専有・建物面積(㎡)", area(AREA), "マンションは専有面積、一戸建て・一棟は建物面積"),
  landAreaM2: may("土地面積(㎡)", area(AREA), "一戸建て・土地・一棟"),
  privateRoadM2: may("私道面積(㎡)", area({ ...AREA, min: 0 }), "土地面積に含まない私道の負担。ないときは0"),
  balconyM2: may("バルコニー面積(㎡)", area({ ...AREA, min: 0 }), ""),
  layout: may("間取り", layout, "3LDK、2LDK+S など"),
  floor: may("所在階", floor, "地下は「地下1階」か -1"),
  totalFloors: may("階建", whole({ min: 1, max: 100 }), "地上の階数"),
  totalUnits: may("総戸数", whole({ min: 1, max: 10_000 }), ""),
  direction: may("向き", choice(words.DIRECTION_WORDS), "主なバルコニーの向き。8方位"),
  structure: may("構造", choice(words.STRUCTURE_WORDS), firstWords(words.STRUCTURE_WORDS)),
  built: may("築年月", month, "2013-03、2013年3月、平成25年3月"),
  confirmedOn: may(
    "建築確認日",
    day,
    "新耐震かどうかはこの日で決まります(1981年6月1日以降)。空欄のときは築年月が1983年4月以降なら新耐震、1981年6月から1983年3月は不明として扱います",
  ),
  station1Line: first.line,
  station1Name: first.stationName,
  station1Minutes: first.minutes,
  station1BusMinutes: first.busMinutes,
  station2Line: second.line,
  station2Name: second.stationName,
  station2Minutes: second.minutes,
  station2BusMinutes: second.busMinutes,
  station3Line: third.line,
  station3Name: third.stationName,
  station3Minutes: third.minutes,
  station3BusMinutes: third.busMinutes,
  managementYen: may("管理費(円/月)", yen(MONTHLY), "ないときは0"),
  reserveYen: may("修繕積立金(円/月)", yen(MONTHLY), "ないときは0"),
  otherMonthlyYen: may("その他月額(円/月)", yen(MONTHLY), "地代、インターネット使用料など"),
  landRight: may("土地権利", choice(words.LAND_RIGHT_WORDS), firstWords(words.LAND_RIGHT_WORDS)),
  isTenanted: may("賃貸中", choice(words.YES_WORDS), "はい・いいえ"),
  yearlyRentYen: may("年間予定賃料(円)", yen({ min: 1, max: 100_000_000_000 }), "表面利回りはこの額を価格で割ったもの"),
  pets: may("ペット", choice(words.PET_WORDS), firstWords(words.PET_WORDS)),
  parking: may("駐車場", choice(words.PARKING_WORDS), firstWords(words.PARKING_WORDS)),
  isRenovated: may("リフォーム済み", choice(words.YES_WORDS), "はい・いいえ"),
  renovated: may("リフォーム年月", month, "2024-05 など"),
  notices: may("特定事項", choices(words.NOTICE_WORDS), `${firstWords(words.NOTICE_WORDS)}。いくつかあるときは「|」で区切ります`),
  remarks: may("備考", text(2000), "市街化調整区域は定められた文を書いてください"),
  handover: may("引渡し", line(60), "即時、相談、2027年3月 など"),
  dealType: must("取引態様", choice(words.DEAL_TYPE_WORDS), firstWords(words.DEAL_TYPE_WORDS)),
  consent: may("広告の承諾", choice(words.CONSENT_WORDS), "不要(自社で受けた物件)・あり・なし。取引態様が「媒介」のときはかならず"),
  publishedOn: may("公開日", day, "空欄は更新日と同じ"),
  updatedOn: must("更新日", day, "情報を確かめた日"),
  nextUpdateOn: may("次回更新予定日", day, "更新日から14日以内。過ぎると表示を止めます"),
  photoUrls: may("写真", urls(30), "https の画像の URL を、表示する順に空白で区切って30枚まで。URL を外した写真は、次の取り込みで消えます"),
  pageUrl: may(
    "物件ページ",
    page,
    "貴社のサイトの物件ページの https の URL。500文字まで。物件提案サービスで、お客さまへのボタンになります",
  ),
  isSample: may("サンプル", choice(words.YES_WORDS), "架空の物件のとき、はい"),
} as const;

export type FeedField = keyof typeof FEED_LAYOUT;
export const FEED_FIELDS = Object.keys(FEED_LAYOUT) as readonly FeedField[];
