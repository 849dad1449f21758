import { heatOf } from "#domain/tenants/core/heat.ts";
import { HEATS, type Interest } from "#domain/tenants/core/types.ts";

export type SampleLead = {
  readonly name: string;
  readonly did: Interest;
  /** Of what they asked for: visits. */
  readonly visits: number;
  /** What they did last. */
  readonly last: string;
};

/** Invented, and called so. */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  {
    name: "見本 花子",
    did: { looks: 6, dwellSeconds: 320, likes: 2, asks: 1 },
    visits: 1,
    last: "11月28日 19:40 見学の希望 見本マンション 6階",
  },
  {
    name: "見本 太郎",
    did: { looks: 4, dwellSeconds: 150, likes: 1, asks: 0 },
    visits: 0,
    last: "11月28日 8:05 いいね 見本レジデンス 3階",
  },
  { name: "見本 次郎", did: { looks: 2, dwellSeconds: 40, likes: 0, asks: 0 }, visits: 0, last: "11月27日 21:12 閲覧 見本ハイツ 2階" },
];

export const DEEDS = [
  { deed: "look", label: "物件を1分見る" },
  { deed: "like", label: "いいね" },
  { deed: "question", label: "質問する" },
  { deed: "visit", label: "見学を希望する" },
] as const;
export type Deed = (typeof DEEDS)[number]["deed"];

const DONE: Readonly<Record<Deed, (did: Interest) => Interest>> = {
  look: (did) => ({ ...did, looks: did.looks + 1, dwellSeconds: did.dwellSeconds + 60 }),
  like: (did) => ({ ...did, likes: did.likes + 1 }),
  question: (did) => ({ ...did, asks: did.asks + 1 }),
  visit: (did) => ({ ...did, asks: did.asks + 1 }),
};
const WORDS: Readonly<Record<Deed, string>> = { look: "閲覧", like: "いいね", question: "質問", visit: "見学の希望" };

/** A customer after one more press. */
export function addDeed(lead: SampleLead, deed: Deed): SampleLead {
  return {
    ...lead,
    did: DONE[deed](lead.did),
    visits: lead.visits + (deed === "visit" ? 1 : 0),
    last: `たったいま ${WORDS[deed]} 見本マンション 6階`,
  };
}

/** What somebody did, as chips: the strongest first, as in the console. */
export function deedsShown({ did: { looks, likes, asks }, visits }: SampleLead): readonly string[] {
  const counts = [
    ["見学", visits],
    ["質問", asks - visits],
    ["いいね", likes],
    ["閲覧", looks],
  ] as const;
  return counts.flatMap(([word, count]) => (count > 0 ? [`${word} ${count}`] : []));
}

/** Who said something that nobody has seen to. */
export function isWaiting({ did: { likes, asks } }: SampleLead): boolean {
  return likes + asks > 0;
}

/** Whoever waits for an answer first, then the warmest, as in the console. */
export function sortedLeads(leads: readonly SampleLead[]): readonly SampleLead[] {
  const rank = (lead: SampleLead) => (isWaiting(lead) ? HEATS.length : 0) + HEATS.indexOf(heatOf(lead.did));
  return leads.toSorted((a, b) => rank(b) - rank(a));
}
