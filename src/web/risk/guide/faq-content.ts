import { holdsWords } from "#kernel/japanese-text.ts";
import type { FaqEntry } from "./faq-entry.ts";
import { FAQ_CRIME, FAQ_EARTHQUAKE, FAQ_FLOOD } from "./faq-hazard.ts";
import { FAQ_APARTMENT, FAQ_CHILD, FAQ_LIFE } from "./faq-living.ts";

/** Tabs of a report that have questions of their own. */
export const FAQ_TOPICS = ["apartment", "earthquake", "flood", "crime", "child", "life"] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

export const FAQ: Readonly<Record<FaqTopic, { readonly title: string; readonly entries: readonly FaqEntry[] }>> = {
  apartment: { title: "建物のよくある質問", entries: FAQ_APARTMENT },
  earthquake: { title: "地震のよくある質問", entries: FAQ_EARTHQUAKE },
  flood: { title: "水害のよくある質問", entries: FAQ_FLOOD },
  crime: { title: "治安のよくある質問", entries: FAQ_CRIME },
  child: { title: "子育てのよくある質問", entries: FAQ_CHILD },
  life: { title: "暮らしのよくある質問", entries: FAQ_LIFE },
};

type FaqGroup = { readonly topic: FaqTopic; readonly title: string; readonly entries: readonly FaqEntry[] };

/** Questions by topic in which every word of the text stands, in question or answer; all of them for an empty text. */
export function findQuestions(text: string): readonly FaqGroup[] {
  return FAQ_TOPICS.map((topic) => {
    const { title, entries } = FAQ[topic];
    return { topic, title, entries: entries.filter(({ question, answer }) => holdsWords([question, ...answer].join(""), text)) };
  }).filter(({ entries }) => entries.length > 0);
}
