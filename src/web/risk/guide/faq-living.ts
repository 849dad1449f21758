import { RESERVE_GUIDELINE } from "#domain/risk/facts/reserve-guideline.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { type FaqEntry, METHOD } from "./faq-entry.ts";

const GUIDELINE = {
  label: "マンションの修繕積立金に関するガイドライン・国土交通省・2021年9月",
  details: "新築から30年間、同じ額を積み立てる場合の目安と、機械式駐車場の加算額を示しています。",
};
const CERTIFIED = {
  label: "管理計画認定制度・2022年4月",
  details: "マンションの管理の適正化の推進に関する法律。認定は地方公共団体が行い、5年ごとに更新します。",
};
const STARS = { label: "マンション管理適正評価制度・マンション管理業協会", details: "管理の状態を30項目で調べ、★0から★5までで示します。" };
const NURSERIES = { label: "保育施設の一覧・自治体などの公開データ", details: "データの時点は、診断の各項目に示しています。" };
const DISTRICTS = { label: "国土数値情報 小学校区・国土交通省", details: "公立小学校の通学区域です。市区町村の決定がもとになっています。" };
const WALK = {
  label: "不動産の表示に関する公正競争規約",
  details: "徒歩の時間は、道路の距離80mを1分とし、端数を切り上げると定めています。",
};
const MESH = { label: "250mメッシュ別将来推計人口・国土交通省", details: "2020年の国勢調査をもとにした、2050年までの推計です。" };
const SALES = {
  label: "不動産取引価格・成約価格情報・国土交通省",
  details: "公開された取引の件数と価格です。すべての取引ではありません。",
};

export const FAQ_APARTMENT: readonly FaqEntry[] = [
  {
    id: "reserve-low",
    question: "修繕積立金が目安より低いと、問題がありますか。",
    answer: [
      "すぐに問題があるとは言えません。段階的に増やす計画では、はじめの額が低くなります。長期修繕計画と、これから上がる額、いまの積立金の残高を確かめてください。",
      "目安は、同じ額を30年間積み立てる場合のものです。足りないままだと、一時金や借り入れが必要になることがあります。",
    ],
    sources: [GUIDELINE],
  },
  {
    id: "reserve-mean",
    question: "修繕積立金の目安は、いくらですか。",
    answer: [
      `${RESERVE_GUIDELINE.towerFromFloors}階以上の建物では、専有面積1㎡あたり月${RESERVE_GUIDELINE.tower.mean}円（3分の2の建物は${RESERVE_GUIDELINE.tower.low}〜${RESERVE_GUIDELINE.tower.high}円）です。それより低い建物は、延床面積で変わります。`,
      "機械式駐車場のある建物は、1台ごとの修繕費が加わります。",
    ],
    sources: [GUIDELINE],
  },
  {
    id: "unconfirmed",
    question: "「未確認」の項目が多いのはなぜですか。",
    answer: [
      "修繕積立金や管理の情報は、公開されていない建物がたくさんあります。未確認のものは点数に入れず、その分だけデータのそろい具合が下がります。",
      "管理規約や重要事項調査報告書などの資料をお持ちの方は、「情報提供」からお知らせください。",
    ],
    sources: [METHOD],
  },
  {
    id: "old-code",
    question: "旧耐震の建物は、なぜ記号に上限があるのですか。",
    answer: [
      "耐震診断や改修が確かめられない旧耐震の建物は、総合の記号をBBBまでとします。管理や立地が良くても、地震での心配が平均に隠れないようにするためです。診断や改修が確かめられれば、上限はなくなります。",
    ],
    sources: [METHOD],
  },
  {
    id: "certified",
    question: "管理計画認定と管理適正評価は、何がちがいますか。",
    answer: [
      `管理計画認定は、市区町村などが法律にもとづいて16項目を確かめるものです。管理適正評価は、マンション管理業協会の制度で、30項目を点数にします。認定を受けた建物は、管理の点数が${RATING_MODEL.certifiedAtLeast}点を下まわりません。`,
    ],
    sources: [CERTIFIED, STARS],
  },
  {
    id: "not-listed",
    question: "どちらの制度にも出ていない建物は、管理が悪いのですか。",
    answer: ["そうではありません。どちらも、申請した建物だけが載る制度です。載っていないことは点数に入れません。"],
    sources: [CERTIFIED, STARS],
  },
  {
    id: "small-building",
    question: "戸数の少ないマンションは不利ですか。",
    answer: [
      "同じ工事でも1戸あたりの負担が重くなりやすいため、戸数の少ない建物の点数は低めです。ただし重みは小さく、修繕積立金と管理のほうを大きく見ます。",
    ],
    sources: [METHOD],
  },
];

export const FAQ_CHILD: readonly FaqEntry[] = [
  {
    id: "vacancy",
    question: "保育施設が多ければ、入りやすいですか。",
    answer: ["そうとは限りません。数は空きを表しません。年齢ごとの空きや申し込みの状況は、市区町村の窓口で確かめてください。"],
    sources: [NURSERIES],
  },
  {
    id: "district",
    question: "通学区は、これからも変わりませんか。",
    answer: [
      "学校の統廃合や新しい建物の完成で変わることがあります。入学の前に、市区町村の教育委員会で確かめてください。区域外の学校を選べる制度のある自治体もあります。",
    ],
    sources: [DISTRICTS],
  },
  {
    id: "distance",
    question: "学校までの距離は、通学路の長さですか。",
    answer: ["直線の距離です。通学路は、これより長くなります。踏切や大きな道路を渡るかどうかも、実際に歩いて確かめてください。"],
    sources: [DISTRICTS, METHOD],
  },
  {
    id: "quality",
    question: "学校や保育施設の評判は、点数に入っていますか。",
    answer: ["入っていません。見ているのは、数と距離だけです。評判は人によって受け取り方がちがい、公平に比べられるデータがないためです。"],
    sources: [METHOD],
  },
  {
    id: "weight",
    question: "子どもがいないので、この項目を外せますか。",
    answer: ["総合のページの「重みを変える」で、子育ての重みを0にできます。変えた重みはアドレスに入り、リンクで渡せます。"],
    sources: [METHOD],
  },
  {
    id: "parks",
    question: "公園の数に、小さな緑地も入りますか。",
    answer: ["もとのデータに公園として載っているものを、広さを問わず数えます。遊具の有無や広さは見ていません。"],
    sources: [{ label: "公園・公開データ", details: "データの名前と時点は、診断の各項目に示しています。" }],
  },
];

export const FAQ_LIFE: readonly FaqEntry[] = [
  {
    id: "walk",
    question: "徒歩の分数は、広告の表示と同じですか。",
    answer: [
      "同じではありません。広告では道路の距離80mを1分とします。診断では直線の距離で数え、「直線」と示しています。実際の道のりは、これより長くなります。",
    ],
    sources: [WALK],
  },
  {
    id: "kinds",
    question: "どんな施設を数えていますか。",
    answer: [
      "コンビニ・スーパー・診療所・病院・銀行・郵便局の6種類です。直線800m以内に何種類そろうかを点数にします。同じ種類がいくつあっても、1種類と数えます。",
    ],
    sources: [METHOD],
  },
  {
    id: "population",
    question: "人口が減る予測の町は、避けたほうがよいですか。",
    answer: [
      "一概には言えません。推計はこれまでの傾向を延ばしたもので、再開発や制度の変化は含みません。店や交通がこれからも続きそうかを考える材料にしてください。",
    ],
    sources: [MESH],
  },
  {
    id: "liquidity",
    question: "「売買の多さ」は何に使いますか。",
    answer: [
      "売りたいときに、買う方が見つかりやすいかの目安です。100戸あたりの年間の成約が1件を下まわると、時間がかかるおそれがあります。公開されない取引もあるため、実際より少なく出ることがあります。",
    ],
    sources: [SALES],
  },
  {
    id: "volatility",
    question: "価格の振れが大きい町は、値下がりするのですか。",
    answer: [
      "上がる・下がるの予想ではありません。年ごとの変化のばらつきです。ばらつきが大きいと、売る時期によって価格が変わりやすくなります。",
    ],
    sources: [SALES],
  },
  {
    id: "closed",
    question: "閉店した店が載っていました。",
    answer: [
      "施設のデータには時点があり、新しい開店や閉店が入っていないことがあります。「まちがいを知らせる」からお知らせください。5営業日以内にお答えします。",
    ],
    sources: [METHOD],
  },
];
