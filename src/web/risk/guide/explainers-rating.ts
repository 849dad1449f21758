import { found } from "#domain/risk/model/facts.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { PILLARS, type SiteFacts } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS, weightShares } from "#domain/risk/model/weights.ts";
import { capsOn } from "#domain/risk/rating/caps.ts";
import { percent } from "#kernel/percent.ts";
import { PILLAR_WORDS } from "#web/risk/report/pillar-words.ts";
import type { Explainer, ExplainerTable } from "./explainer.ts";

/** A place where every cap holds: what they are is the model's to say. */
const WORST: SiteFacts = {
  floor: 1,
  facts: { landslide: found(2), flood_collapse: found(1), flood_max_rank: found(6), confirmedOn: found(19700101) },
};

const CAP_WORDS: Readonly<Record<string, string>> = {
  "landslide-red": "土砂災害特別警戒区域の中",
  "flood-collapse": "家屋倒壊等氾濫想定区域の中",
  "deep-flood-low-floor": "想定最大規模の洪水が3m以上で、部屋が1階か2階",
  "old-code": "旧耐震で、耐震診断や改修が確かめられない",
};

const { letters, coverage, driverBaseline, otherHazardTakes, version, dated } = RATING_MODEL;

export const SUMMARY: Explainer = {
  title: "リスク診断とは（総合）",
  lead: "国や自治体が公開しているデータと建物の情報を、6つの項目の点数と1つの記号にまとめたものです。計算のしかたはすべて公開しています。",
  sections: [
    {
      id: "letter",
      title: "記号の意味",
      text: ["100点に近いほど、心配な点が少ないことを表します。記号は、総合の点数（小数第1位まで）で決まります。"],
      table: letterTable(),
      warning: "この評価は安全を保証するものではありません。現地の確認や専門家の調査に代わるものではありません。",
    },
    {
      id: "formula",
      title: "計算の式",
      text: [],
      points: [
        "見るもの1つごとの点数：公開している表で、0〜100点にします。",
        "項目の点数＝Σ（重み×点数）÷Σ重み。データのあるものだけで平均します。",
        `水害・土砂だけは平均せず、いちばん悪いものの点数にします。ほかのものは、その点数を下げるだけで、上げることはありません（0点なら${percent(otherHazardTakes, 0)}下げます）。`,
        "総合の点数＝Σ（項目の重み×項目の点数）÷Σ項目の重み。点数のない項目は入れません。",
        "データのそろい具合＝データのあるものの重み÷すべての重み。",
      ],
      table: weightTable(),
    },
    {
      id: "missing",
      title: "データが足りないとき",
      text: [
        "データのないものに点数はつけません。調べて何もなかったことと、調べたデータがないことは、別に示します。",
        `そろい具合が${percent(coverage.letter, 0)}に満たないときは「判定保留」とし、記号を出しません。${percent(coverage.firm, 0)}に満たないときは「参考」とします。`,
        `項目も、そろい具合が${percent(coverage.pillar, 0)}に満たないときは点数を出しません。地震は、ゆれ・地盤・液状化のどれも分からないとき、水害・土砂は、洪水の深さが分からないときも同じです。`,
        "足りないデータがいちばん悪い場合と、いちばん良い場合の記号を、幅として示します。判定保留のときも示します。",
      ],
    },
    {
      id: "caps",
      title: "記号の上限",
      text: [
        "1つの大きな心配ごとが、ほかの良い点で隠れないように、次の場合は上限を設けています。データがないことを理由に上限はつけません。",
      ],
      points: capsOn(WORST).map(({ id, atMost, reason }) => `${CAP_WORDS[id] ?? reason}：${atMost}まで`),
    },
    {
      id: "drivers",
      title: "動かした理由と偏差値",
      text: [
        `理由の点数は、それぞれの見るものが${driverBaseline}点（Aの下限）だった場合と比べて、総合を何点動かしたかを表します。`,
        "偏差値は、同じ都道府県の診断済みの建物と、標準の重みで比べた位置です。上から4割までは「上位」、下の4割は「下から」で数えます。10棟に満たないときは出しません。",
      ],
    },
    {
      id: "updates",
      title: "更新と訂正",
      text: [
        "データかモデルが変わると、計算し直します。診断には、使ったモデルの版と計算した日を書いています。",
        "まちがいの知らせには、受け付けた翌日から5営業日以内に答えます。調べているあいだは、その項目に「確認中」と示します。",
      ],
    },
  ],
  sources: [
    {
      label: `評価方法 ${version}・${dated}`,
      details: "表・重み・上限の数は、診断を計算するプログラムと同じものをこのページに表示しています。",
    },
  ],
};

function letterTable(): ExplainerTable {
  return {
    caption: "記号と総合の点数",
    columns: ["記号", "総合の点数"],
    rows: letters.map(([letter, least], index) => {
      const above = letters[index - 1]?.[1];
      return [letter, above === undefined ? `${least}点以上` : `${least}点以上${above}点未満`];
    }),
  };
}

function weightTable(): ExplainerTable {
  const shares = weightShares(DEFAULT_WEIGHTS);
  return {
    caption: "標準の重み",
    columns: ["項目", "重み"],
    rows: PILLARS.map((pillar) => [PILLAR_WORDS[pillar].name, percent(shares[pillar], 0)]),
    note: "重みは、診断の画面で変えられます。",
  };
}
