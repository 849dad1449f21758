import { useState } from "react";
import { type ActionState, IDLE, oneAtATime } from "./one-at-a-time.ts";

export type Action = ActionState & ReturnType<typeof oneAtATime>;

/** What a button does, with what came of it. */
export function useAction(): Action {
  const [state, setState] = useState(IDLE);
  const [action] = useState(() => oneAtATime(setState));
  return { ...state, ...action };
}
