import { pick, replay, stepOf } from "./replay.ts";
import type { Flow, Progress } from "./types.ts";

/** Progress with this step answered. Only its own fields are taken: another answer never changes with it. */
export function answered<Id extends string, A extends object>(
  flow: Flow<Id, A>,
  { answers, done }: Progress<Id, A>,
  { id, given }: { readonly id: Id; readonly given: Partial<A> },
): Progress<Id, A> {
  const fields = stepOf(flow, id).fields.filter((field) => field in given);
  return { answers: { ...answers, ...pick({ ...answers, ...given }, fields) }, done: withStep(done, id) };
}

/** Progress with an optional step passed over: nothing is told there. Null: it cannot be skipped. */
export function skipped<Id extends string, A extends object>(
  flow: Flow<Id, A>,
  { answers, done }: Progress<Id, A>,
  id: Id,
): Progress<Id, A> | null {
  const { fields, isOptional } = stepOf(flow, id);
  return isOptional ? { answers: { ...answers, ...pick(flow.nothing, fields) }, done: withStep(done, id) } : null;
}

/** Progress of somebody whose answers are all there: every step of their path that is answered is done. */
export function allDone<Id extends string, A extends object>(flow: Flow<Id, A>, answers: A): Progress<Id, A> {
  const done = flow.steps.map(({ id }) => id);
  const { path } = replay(flow, { answers, done });
  return { answers, done: path };
}

function withStep<Id extends string>(done: readonly Id[], id: Id): readonly Id[] {
  return done.includes(id) ? done : [...done, id];
}
