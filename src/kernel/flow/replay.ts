import type { Flow, Progress, Replay, Step } from "./types.ts";

/**
 * Walks through the answers from the first step on. Each step sees only what was told on the way to it, so that answers of a branch that was left
 * change nothing.
 */
export function replay<Id extends string, A extends object>(
  { nothing, steps }: Flow<Id, A>,
  { answers, done }: Progress<Id, A>,
): Replay<Id, A> {
  const isDone = new Set(done);
  let told = nothing;
  let open: Id | null = null;
  const path: Id[] = [];
  for (const step of steps) {
    if (!step.applies(told)) continue;
    path.push(step.id);
    const withThis = { ...told, ...pick(answers, step.fields) };
    if (isDone.has(step.id) && step.isAnswered(withThis)) told = withThis;
    else open ??= step.id;
  }
  const ending = path.at(-1);
  if (ending === undefined) throw new Error("A flow has at least one step");
  return { path, open: open ?? ending, told };
}

/** The step after one of the path; null after the ending, and of one that is not on the path. */
export function nextStep<Id extends string, A extends object>(flow: Flow<Id, A>, progress: Progress<Id, A>, id: Id): Id | null {
  const { path } = replay(flow, progress);
  return path.includes(id) ? (path[path.indexOf(id) + 1] ?? null) : null;
}

/** The step before one of the path; null before the first, and of one that is not on the path. */
export function previousStep<Id extends string, A extends object>(flow: Flow<Id, A>, progress: Progress<Id, A>, id: Id): Id | null {
  const { path } = replay(flow, progress);
  return path[path.indexOf(id) - 1] ?? null;
}

/** Whether somebody may stand there: a step of the path that is done with all before it, or the first that is not. */
export function canVisit<Id extends string, A extends object>(flow: Flow<Id, A>, progress: Progress<Id, A>, id: Id): boolean {
  const { path, open } = replay(flow, progress);
  return path.includes(id) && path.indexOf(id) <= path.indexOf(open);
}

export function stepOf<Id extends string, A extends object>({ steps }: Flow<Id, A>, id: Id): Step<Id, A> {
  const found = steps.find((step) => step.id === id);
  if (!found) throw new Error(`No step ${id}`);
  return found;
}

export function pick<A extends object>(from: A, fields: readonly (keyof A)[]): Partial<A> {
  const picked: Partial<A> = {};
  for (const field of fields) picked[field] = from[field];
  return picked;
}
