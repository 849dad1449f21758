import { scoreOf } from "#domain/recommendation/rank/score.ts";
import type { Terms } from "#domain/recommendation/weights/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { type Part, shareByPerson } from "./bootstrap.ts";
import { type Measured, measure } from "./measures.ts";
import type { Interval, LoggedSlate, Policy } from "./types.ts";

export const BASELINES = ["newest", "popularity", "random"] as const;
export type Baseline = (typeof BASELINES)[number];
const POLICIES: Readonly<Record<Baseline, Policy>> = {
  newest: ({ features }) => -(features.daysShown ?? Number.POSITIVE_INFINITY),
  popularity: ({ popularity }) => popularity,
  random: () => 0,
};

/** An order by a set of weights. */
export function byWeights(terms: Terms): Policy {
  return ({ features }) => scoreOf(terms, features);
}

export type PolicyFigures = {
  readonly ndcg: Interval | null;
  readonly hit: Interval | null;
  /** The share of homes with a gain among the first five, each weighed by one over its chance to be shown (SNIPS). */
  readonly snips: Interval | null;
  /** As how many homes that were all as likely to be shown those count. */
  readonly effective: number;
};

/** Why nothing is said, or what is: `better` where the whole interval of the difference lies above 0. */
export type Verdict = "too-few-people" | "too-few-reactions" | "too-few-effective" | "better" | "worse" | "even";

export type Replay = {
  readonly slates: number;
  readonly people: number;
  /** Slates that somebody reacted to. */
  readonly reacted: number;
  readonly own: PolicyFigures;
  readonly others: readonly {
    readonly name: string;
    readonly figures: PolicyFigures;
    readonly gain: Interval | null;
    readonly verdict: Verdict;
  }[];
};

/** Below these nothing is said to be better. */
export const ENOUGH = { people: 30, reacted: 100, effective: 100 } as const;

type Asked = { readonly own: Policy; readonly others: readonly (readonly [string, Policy])[]; readonly seed: number };

/** The usual three to hold an order against. */
export const baselinePolicies: Asked["others"] = BASELINES.map((name) => [name, POLICIES[name]] as const);

/**
 * Orders every delivered slate anew in several ways. It can only order what was delivered: homes that were never shown are not judged. `gain`: by how much NDCG@10 of
 * the own order lies above the other, slate by slate, with an interval over people.
 */
export function replay(slates: readonly LoggedSlate[], { own, others, seed }: Asked): Replay {
  const lots = (policy: Policy) => {
    const random = seededRandom(seed);
    return slates.map((slate) => measure(slate, policy, random));
  };
  const mine = lots(own);
  const figures = figuresOf(slates, mine, seed);
  const people = new Set(slates.map(({ recipient }) => recipient)).size;
  const reacted = mine.filter(({ ndcg }) => ndcg !== null).length;
  return {
    ...{ slates: slates.length, people, reacted, own: figures },
    others: others.map(([name, policy]) => {
      const theirs = lots(policy);
      const gain = shareByPerson(
        byPerson(slates, (i) => difference(mine[i], theirs[i])),
        seededRandom(seed),
      );
      const other = figuresOf(slates, theirs, seed);
      const effective = Math.min(figures.effective, other.effective);
      return { name, figures: other, gain, verdict: verdictOf({ people, reacted, effective }, gain) };
    }),
  };
}

function verdictOf(sample: { people: number; reacted: number; effective: number }, gain: Interval | null): Verdict {
  if (sample.people < ENOUGH.people) return "too-few-people";
  if (sample.reacted < ENOUGH.reacted || gain === null) return "too-few-reactions";
  if (sample.effective < ENOUGH.effective) return "too-few-effective";
  if (gain.low > 0) return "better";
  return gain.high < 0 ? "worse" : "even";
}

function figuresOf(slates: readonly LoggedSlate[], measured: readonly Measured[], seed: number): PolicyFigures {
  const of = (part: (one: Measured) => Part) =>
    shareByPerson(
      byPerson(slates, (i) => {
        const one = measured[i];
        return one ? part(one) : NOTHING;
      }),
      seededRandom(seed),
    );
  const [weight, squared] = measured.reduce(([sum, squares], one) => [sum + one.weight, squares + one.squared], [0, 0]);
  return {
    ndcg: of(({ ndcg }) => mean(ndcg)),
    hit: of(({ hit }) => mean(hit)),
    snips: of(({ won, weight: bottom }) => ({ top: won, bottom })),
    effective: squared === 0 ? 0 : weight ** 2 / squared,
  };
}

const NOTHING: Part = { top: 0, bottom: 0 };

function mean(value: number | null): Part {
  return value === null ? NOTHING : { top: value, bottom: 1 };
}

function difference(mine: Measured | undefined, theirs: Measured | undefined): Part {
  return mean(mine?.ndcg == null || theirs?.ndcg == null ? null : mine.ndcg - theirs.ndcg);
}

function byPerson(slates: readonly LoggedSlate[], part: (i: number) => Part): Part[] {
  const people = new Map<string, Part>();
  for (const [i, { recipient }] of slates.entries()) {
    const { top, bottom } = part(i);
    const sum = people.get(recipient) ?? NOTHING;
    people.set(recipient, { top: sum.top + top, bottom: sum.bottom + bottom });
  }
  return [...people.values()];
}
