import { RESERVE_GUIDELINE } from "#domain/risk/facts/reserve-guideline.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { type Explainer, type ExplainerTable, indicatorTable, scoreTable, tableSource } from "./explainer.ts";

const { tables, certifiedAtLeast, oldCodeSound } = RATING_MODEL;

export const APARTMENT: Explainer = {
  title: "建物・管理の見方",
  lead: "築年数だけでなく、修繕のお金と管理のしくみを見ます。",
  sections: [
    {
      id: "parts",
      title: "何を見ているか",
      text: [
        "建物の価値は、これから直していけるかで大きく変わります。修繕積立金と管理の重みを大きくしています。",
        "修繕積立金や管理の評価は、公開されていない建物がたくさんあります。分からないものは「未確認」とし、点数に入れません。",
      ],
      table: indicatorTable("building"),
    },
    {
      id: "age",
      title: "築年数",
      text: ["年数は目安です。同じ年数でも、修繕の行き届いた建物とそうでない建物があります。"],
      table: scoreTable(tables.age),
    },
    {
      id: "code",
      title: "耐震基準",
      text: [
        "1981年6月1日より前に建築確認を受けた建物を旧耐震、以後を新耐震と呼びます。竣工した年では決まりません。確認の日が分からないときは、1983年4月以後の竣工を新耐震として扱います（フラット35の扱いと同じです）。",
        `旧耐震で、診断や改修が確かめられない建物は、総合の記号をBBBまでとします。確かめられた建物の耐震基準は${oldCodeSound}点です。点数は「地震」の項目に入ります。`,
      ],
    },
    {
      id: "reserve",
      title: "修繕積立金",
      text: [
        "国土交通省のガイドライン（2021年9月）は、新築から30年間、同じ額を積み立てる場合の目安を示しています。その平均に対する比を点数にします。",
        "段階的に増やす計画の建物は、はじめの額が目安より低くなります。長期修繕計画で、これから上がる額を確かめてください。機械式駐車場があると、目安に1台ごとの額が加わります。",
      ],
      table: guidelineTable(),
    },
    {
      id: "reserve-score",
      title: "修繕積立金の点数",
      text: [],
      table: scoreTable(tables.reserveFund, (ratio) => `目安の${Math.round(ratio * 100)}%${ratio >= 1 ? "以上" : ""}`),
    },
    {
      id: "management",
      title: "管理の評価",
      text: [
        "マンション管理適正評価制度は、管理業協会が30項目を調べ、★0から★5までで示すものです。管理計画認定は、市区町村などが16項目を調べ、30年以上の長期修繕計画などを求める制度で、5年ごとに更新します。",
        `認定を受けた建物は、★の数が分からなくても${certifiedAtLeast}点を下まわりません。どちらの制度にも出ていないことは、管理が悪いという意味ではありません。`,
      ],
      table: scoreTable(tables.managementStars, (stars) => `★${stars}`),
    },
    {
      id: "units",
      title: "総戸数",
      text: ["戸数が少ないと、同じ工事でも1戸あたりの負担が重くなりやすくなります。"],
      table: scoreTable(tables.units),
    },
  ],
  sources: [
    tableSource(tables.reserveFund),
    tableSource(tables.managementStars),
    { label: "管理計画認定制度・2022年4月", details: "マンションの管理の適正化の推進に関する法律。認定は地方公共団体が行います。" },
    tableSource(tables.age),
    tableSource(tables.units),
  ],
};

export const CHILD: Explainer = {
  title: "子育て環境の見方",
  lead: "保育施設、小学校、公園までの近さを見ます。",
  sections: [
    {
      id: "parts",
      title: "何を見ているか",
      text: ["施設の数と距離だけを見ます。保育の質や学校の評判は点数にしません。"],
      table: indicatorTable("child"),
    },
    {
      id: "childcare",
      title: "保育施設",
      text: [
        "建物から直線800m（徒歩10分の目安）にある保育施設（認可保育所など）の数です。空きの数ではありません。",
        "表は、東京23区の町での数の分かれ方から作りました。ほかの地域では、少なめに出ます。",
      ],
      table: scoreTable(tables.childcare),
    },
    {
      id: "school",
      title: "通学区の小学校",
      text: [
        "公立小学校の通学区域から学校を求め、直線の距離を測ります。通学の道のりは、直線より長くなります。",
        "通学区域は変わることがあります。入学の前に、市区町村の教育委員会で確かめてください。通学区域のデータがない地域では、最も近い学校を目安として示します。",
      ],
      table: scoreTable(tables.schoolDistance),
    },
    { id: "parks", title: "公園", text: ["直線800m以内の公園の数です。広さや遊具は見ていません。"], table: scoreTable(tables.parks) },
  ],
  sources: [tableSource(tables.childcare), tableSource(tables.schoolDistance), tableSource(tables.parks)],
};

export const LIFE: Explainer = {
  title: "暮らしの見方",
  lead: "毎日使う施設と、売りたいときに売れるか、まちの人口を見ます。",
  sections: [
    { id: "parts", title: "何を見ているか", text: [], table: indicatorTable("life") },
    {
      id: "facilities",
      title: "徒歩10分の施設",
      text: ["コンビニ・スーパー・診療所・病院・銀行・郵便局の6種類のうち、直線800m以内にあるものの数です。80mを徒歩1分としています。"],
      table: scoreTable(tables.facilities),
    },
    {
      id: "market",
      title: "売買の多さと価格の振れ",
      text: [
        "100戸あたりで年に何件の成約があるかを見ます。1件を下まわると、売りたいときに時間がかかるおそれがあります。",
        "価格の振れは、年ごとの変化のばらつきです。上がる・下がるの予想ではありません。",
      ],
      table: scoreTable(tables.liquidity),
    },
    { id: "volatility", title: "価格の振れの点数", text: [], table: scoreTable(tables.volatility) },
    {
      id: "population",
      title: "人口と将来推計",
      text: ["国の将来推計人口（250mメッシュ）で、2020年から2050年にどれだけ変わるかを見ます。推計であり、再開発などで変わります。"],
      table: scoreTable(tables.populationChange),
    },
  ],
  sources: [
    tableSource(tables.facilities),
    tableSource(tables.liquidity),
    tableSource(tables.volatility),
    tableSource(tables.populationChange),
  ],
};

function guidelineTable(): ExplainerTable {
  const { byFloorArea, tower, towerFromFloors } = RESERVE_GUIDELINE;
  const yen = ({ mean, low, high }: { readonly mean: number; readonly low: number; readonly high: number }) => [
    `${mean}円`,
    `${low}〜${high}円`,
  ];
  return {
    caption: "修繕積立金の目安（専有面積1㎡・1か月あたり、機械式駐車場を除く）",
    columns: ["階数と延床面積", "平均", "3分の2の建物が入る幅"],
    rows: [
      ...byFloorArea.map((row, index) => [
        `${towerFromFloors}階未満・${floorArea(row.lessThanM2, byFloorArea[index - 1]?.lessThanM2)}`,
        ...yen(row),
      ]),
      [`${towerFromFloors}階以上`, ...yen(tower)],
    ],
  };
}

function floorArea(lessThan: number, from = 0): string {
  const m2 = (value: number) => `${value.toLocaleString("ja-JP")}㎡`;
  if (!Number.isFinite(lessThan)) return `${m2(from)}以上`;
  return from === 0 ? `${m2(lessThan)}未満` : `${m2(from)}以上${m2(lessThan)}未満`;
}
