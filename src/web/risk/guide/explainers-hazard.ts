import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { DEPTH_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import { QUAKE_CLASSES } from "#web/risk/hazards/quake-classes.ts";
import { type Explainer, indicatorTable, scoreTable, tableSource } from "./explainer.ts";
import { codeName, crimeName, depthName, plName, slopeName } from "./rank-names.ts";

const { tables, longFloodPenalty, dryUnitAtMost, oldCodeSound, isolationBonus } = RATING_MODEL;

export const EARTHQUAKE: Explainer = {
  title: "地震リスクの見方",
  lead: "ゆれの起きやすさ、地盤、町の燃えやすさ、建物の基準を分けて見ます。",
  sections: [
    {
      id: "parts",
      title: "何を見ているか",
      text: ["場所のこと（ゆれ・地盤・液状化・町）と、建物のこと（耐震基準）を、重みをつけて平均します。"],
      table: indicatorTable("earthquake"),
    },
    {
      id: "classes",
      title: "「30年以内の確率」の意味",
      text: [
        "国の地震調査研究推進本部が、震度6弱以上のゆれが30年以内に起きる確率を、約250mの区画ごとに計算しています。",
        "30年は、住宅ローンを返し終えるまでの長さとほぼ同じです。確率は次の5つに区分され、3%以上は「高い」と説明されています。",
      ],
      table: {
        caption: "30年以内に震度6弱以上のゆれが起きる確率の区分",
        columns: ["30年以内の確率", "平均して"],
        rows: QUAKE_CLASSES.map(({ label, often }) => [label, often]),
      },
      warning:
        "確率が低くても、ゆれないという意味ではありません。1995年の直前、六甲・淡路島断層帯の地震が30年以内に起きる確率は0.02〜8%でした。",
    },
    {
      id: "probability-score",
      title: "確率の点数",
      text: ["区分の境は国のもの、点数は当サイトがつけたものです。"],
      table: scoreTable(tables.quakeProbability),
    },
    {
      id: "ground",
      title: "地盤のゆれやすさ",
      text: [
        "同じ地震でも、やわらかい地盤ではゆれが大きくなります。表層地盤の増幅率は、かたい地盤と比べて何倍ゆれるかの目安です。",
        "1.6倍以上でゆれやすく、2.0倍を超えるととくに大きくゆれやすい地盤とされます。",
      ],
      table: scoreTable(tables.groundAmplification),
    },
    {
      id: "liquefaction",
      title: "液状化",
      text: [
        "水を含んだ砂の地盤が、ゆれで液体のようになる現象です。東京都など、地盤の調査から計算した値（PL値）があるところではそれを使い、ないところでは地形から見た5段階の傾向を使います。",
      ],
      table: scoreTable(tables.liquefactionPl, plName),
    },
    {
      id: "danger",
      title: "地域危険度（東京都）",
      text: [
        "東京都が町丁目ごとに、建物の倒れやすさ、火災の広がりやすさ、消火や避難のしにくさを5段階で比べたものです。どの町も同じ強さでゆれたとして比べるため、地震の起きやすさは含みません。",
        "東京都の外では調査がないため、対象外とします。安全という意味ではありません。",
      ],
      table: scoreTable(tables.areaDanger, (rank) => `ランク${rank}`),
    },
    {
      id: "code",
      title: "建物の耐震基準",
      text: [
        "建築確認を受けた日で決まります。1981年6月1日より前が旧耐震、以後が新耐震です。2000年6月の基準は木造のためのもので、マンションでは新しい設計の目印として使っています。",
        `旧耐震でも、耐震診断で耐震性が確かめられたか、改修を終えた建物は${oldCodeSound}点です。免震構造は${isolationBonus}点を加えます（100点まで）。`,
      ],
      table: scoreTable(tables.seismicCode, codeName),
    },
  ],
  sources: [
    tableSource(tables.quakeProbability),
    tableSource(tables.groundAmplification),
    tableSource(tables.liquefactionPl),
    tableSource(tables.areaDanger),
    tableSource(tables.seismicCode),
  ],
};

export const FLOOD: Explainer = {
  title: "水害リスクの見方",
  lead: "洪水の深さを、公式の区分と、部屋のある階で読みます。",
  sections: [
    {
      id: "no-colour",
      title: "まず知っておくこと",
      text: [
        "浸水の地図は、堤防が切れたときなどを川ごとに計算したものです。計算していない小さな川や水路、下水からあふれる水は含まれません。",
        "「色なし」（調べたが想定がない）と「データなし」（調べたデータがない）は、ちがうことです。当サイトでは別の見た目で示し、データのないところに点数をつけません。",
      ],
      warning: "色なしは安全を意味しません。",
    },
    {
      id: "depth",
      title: "深さの区分と色",
      text: [
        "色は、国土交通省の手引きで決められた公式の色です。0.5mは1階の床の高さ、3mは2階の床の高さ、5mは2階が水につかる高さの目安です。",
      ],
      legend: DEPTH_LEGEND,
      table: scoreTable(tables.waterDepth, depthName),
    },
    {
      id: "scale",
      title: "想定最大規模と計画規模",
      text: [
        "想定最大規模は、1000年に1回かそれより少ない、考えられる最大の雨によるものです。計画規模は、川の整備の目標とする雨（大きな川では100年から200年に1回）によるものです。点数には想定最大規模を使い、両方を示します。",
      ],
    },
    {
      id: "floor",
      title: "階による読み方",
      text: [
        "n階の床の高さを0.5＋2.5×（n−1）mと見て、区分のいちばん深いほうの水が床を越えるかを判定します。1階は0.5m、2階は3m、3階は5.5mです。",
        `水面より上の階でも、停電やエレベーターの停止、断水の影響を受けます。このため${dryUnitAtMost}点より高くはしません。`,
        "階を選ばないときは、建物全体として読みます。",
      ],
    },
    {
      id: "duration",
      title: "水が引くまでの時間",
      text: [
        `浸水が3日（72時間）以上続く想定の場所は、${longFloodPenalty}点を引きます。続く時間が分からないときも、長いほうとして計算します。`,
      ],
    },
    {
      id: "other",
      title: "内水・高潮・津波・土砂",
      text: [
        "下水からあふれる内水、台風の高潮、津波も同じ深さの表で点数にし、いちばん低いものを使います。3つとも調べて何もないときにだけ「想定なし」とします。",
        "土砂災害警戒区域は、都道府県が調査して指定する区域です。",
      ],
      table: scoreTable(tables.landslide, slopeName),
    },
    {
      id: "law",
      title: "契約の前に",
      text: [
        "2020年8月28日から、不動産の売買や賃貸の重要事項説明では、市区町村の水害ハザードマップ（洪水・内水・高潮）での位置を示すことになっています。市区町村の最新の地図も、あわせて確かめてください。",
      ],
    },
    { id: "parts", title: "点数の内訳", text: [], table: indicatorTable("water") },
  ],
  sources: [
    tableSource(tables.waterDepth),
    tableSource(tables.landslide),
    {
      label: "重要事項説明・2020年8月28日",
      details: "宅地建物取引業法施行規則の改正により、水害ハザードマップでの位置の説明が定められました。",
    },
  ],
};

export const CRIME: Explainer = {
  title: "治安の見方",
  lead: "件数を何で割るかで、町の見え方は大きく変わります。",
  sections: [
    {
      id: "denominator",
      title: "分母の落とし穴",
      text: [
        "犯罪の件数を住んでいる人の数だけで割ると、昼に人が集まる駅前や繁華街が、実際よりずっと多く見えます。",
        "たとえば2014〜2015年の集計では、夜の人口10万人あたりの件数は、住む人の少ない千代田区が6,318件、文京区が922件でした。この差には、昼にいる人の数のちがいが大きく含まれます。",
      ],
      warning: "夜の人口だけで割った順位は、町の住みやすさの順位ではありません。",
    },
    {
      id: "formula",
      title: "計算のしかた",
      text: ["次の式で、人口1,000人あたりの年間の件数を求めます。昼の人口が分からない町丁目は、計算しません。"],
      points: [
        "件数 ÷ 夜の人口 と （夜の人口＋昼の人口）÷2 の大きいほう × 1,000",
        "数えるのは、住まいに関わる5種（侵入窃盗、ひったくり、自転車盗、車上ねらい、粗暴犯）です。",
        "人の少ない町丁目は、1件の増減で大きく動きます。人が少ないほど、区の平均に寄せます（経験ベイズ法）。",
        "都道府県の町丁目を、少ない順に同じ数ずつ5つに分けます。",
      ],
    },
    { id: "score", title: "点数", text: [], table: scoreTable(tables.crimeQuintile, crimeName) },
    {
      id: "limits",
      title: "分からないこと",
      text: [
        "件数は警察が知った（認知した）犯罪の数です。届け出のないものは含まれません。場所は町丁目までで、通りごとの差は分かりません。",
        "町丁目ごとの件数を公表していない道府県は対象外です。少ないという意味ではありません。",
      ],
    },
  ],
  sources: [
    { label: "区市町村の町丁別、罪種別及び手口別認知件数・警視庁", details: "東京都内の町丁目ごとの認知件数。年ごとに公表されています。" },
    tableSource(tables.crimeQuintile),
    {
      label: "経験ベイズ法・Marshall 1991",
      details: "Mapping disease and mortality rates using empirical Bayes estimators, Applied Statistics 40(2)。",
    },
  ],
};
