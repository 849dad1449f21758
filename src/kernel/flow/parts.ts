import { replay, stepOf } from "./replay.ts";
import type { Flow, PartState, Progress } from "./types.ts";

/** The parts of a form in their order, as somebody on `current` sees them. A check is no question and is not counted. */
export function partsOf<Id extends string, A extends object>(
  flow: Flow<Id, A>,
  progress: Progress<Id, A>,
  current: Id,
): readonly PartState<Id>[] {
  const { path, open } = replay(flow, progress);
  const reached = path.indexOf(open);
  const here = stepOf(flow, current).part;
  const parts = [...new Set(path.map((id) => stepOf(flow, id).part).filter((part) => part !== null))];
  return parts.map((part) => {
    const ofPart = path.filter((id) => stepOf(flow, id).part === part);
    const questions = ofPart.filter((id) => !stepOf(flow, id).isCheck);
    const done = questions.filter((id) => path.indexOf(id) < reached).length;
    const isDone = ofPart.every((id) => path.indexOf(id) < reached);
    const [first] = ofPart;
    return {
      part,
      state: part === here ? "current" : isDone ? "done" : "ahead",
      done,
      total: questions.length,
      first: first !== undefined && path.indexOf(first) <= reached ? first : null,
    };
  });
}
