import { answered, skipped } from "#kernel/flow/answer.ts";
import { canVisit, previousStep, replay, stepOf } from "#kernel/flow/replay.ts";
import type { Flow, Progress } from "#kernel/flow/types.ts";

type Walker<Id extends string, A extends object> = {
  readonly flow: Flow<Id, A>;
  /** Every answer to a step that is enough to go on, as the form offers them to who has told this. */
  readonly choices: (id: Id, told: A) => readonly Partial<A>[];
  /** What branches depend on: two who told the same of it go the same ways. */
  readonly branchOf: (told: A) => unknown;
  /** Steps whose answer a branch depends on: each choice is followed. Of the others each is tried once, and the first is followed. */
  readonly branching: readonly Id[];
};

type Way<Id extends string, A extends object> = { readonly by: string; readonly to: Progress<Id, A>; readonly isFollowed: boolean };

export type Walk<Id extends string> = {
  /** Dead ends, choices that lead nowhere, ways that are not walked back as they were walked, and steps that nobody reaches; empty: none. */
  readonly faults: readonly string[];
  /** Steps on which somebody stood. */
  readonly reached: ReadonlySet<Id>;
  readonly endings: number;
};

/** Visits every step that can be reached by any choice, as people do: from the open step to the next, skipping what may be skipped. */
export function walkFlow<Id extends string, A extends object>(walker: Walker<Id, A>): Walk<Id> {
  const { flow } = walker;
  const [reached, seen, tried, faults] = [new Set<Id>(), new Set<string>(), new Set<string>(), new Set<string>()];
  const ahead: Progress<Id, A>[] = [{ answers: flow.nothing, done: [] }];
  let endings = 0;
  for (let here = ahead.pop(); here; here = ahead.pop()) {
    const { open, told, path } = replay(flow, here);
    const place = JSON.stringify([open, walker.branchOf(told)]);
    if (seen.has(place)) continue;
    seen.add(place);
    reached.add(open);
    const isEnd = open === path.at(-1);
    endings += isEnd ? 1 : 0;
    const found = isEnd ? { faults: wayBackFaults(flow, here), ahead: [] } : goOn(walker, here, { open, told, tried });
    for (const fault of found.faults) faults.add(fault);
    ahead.push(...found.ahead);
  }
  const unreached = flow.steps.filter(({ id }) => !reached.has(id)).map(({ id }) => `nobody reaches ${id}`);
  return { reached, endings, faults: [...faults, ...unreached] };
}

type Standing<Id, A> = { readonly open: Id; readonly told: A; readonly tried: Set<string> };

/** Tries every way on from the open step, each once where no branch depends on it. */
function goOn<Id extends string, A extends object>(walker: Walker<Id, A>, here: Progress<Id, A>, { open, told, tried }: Standing<Id, A>) {
  const all = waysFrom(walker, here, { open, told });
  const ways = all.filter(({ by, isFollowed }) => isFollowed || !tried.has(`${open} ${by}`));
  for (const { by } of ways) tried.add(`${open} ${by}`);
  const stuck = ways.filter(({ to }) => replay(walker.flow, to).open === open);
  const faults = [...(all.length === 0 ? [`${open} offers nothing`] : []), ...stuck.map(({ by }) => `${open} is not left by ${by}`)];
  return { faults, ahead: ways.filter((way) => way.isFollowed && !stuck.includes(way)).map(({ to }) => to) };
}

function waysFrom<Id extends string, A extends object>(
  { flow, choices, branching }: Walker<Id, A>,
  here: Progress<Id, A>,
  { open, told }: { readonly open: Id; readonly told: A },
): readonly Way<Id, A>[] {
  const ways = choices(open, told).map((given, index) => ({
    by: JSON.stringify(given),
    to: answered(flow, here, { id: open, given }),
    isFollowed: index === 0 || branching.includes(open),
  }));
  const passed = skipped(flow, here, open);
  return passed && !stepOf(flow, open).isCheck ? [...ways, { by: "skipping", to: passed, isFollowed: false }] : ways;
}

function wayBackFaults<Id extends string, A extends object>(flow: Flow<Id, A>, end: Progress<Id, A>): readonly string[] {
  const { path } = replay(flow, end);
  const wrong = path.filter((id, index) => previousStep(flow, end, id) !== (path[index - 1] ?? null) || !canVisit(flow, end, id));
  return [...wrong.map((id) => `${id} is not walked back`), ...(new Set(path).size < path.length ? ["a step stands twice on a path"] : [])];
}
