import { useState } from "react";
import { type ApiClient, apiClient, type RecommendationSuggestion, type RecommendedHome } from "#api/client/client.ts";
import { type Action, useAction } from "#web/kit/form/use-action.ts";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

type Reaction = RecommendedHome["reaction"];
type NopeReason = NonNullable<NonNullable<Reaction>["reason"]>;

/** What one press says of a home. */
export type Press = { readonly kind: "like" | "hide" } | { readonly kind: "nope"; readonly reason?: NopeReason };

export type Reactions = {
  readonly of: (item: Pick<RecommendedHome, "position" | "reaction">) => Reaction;
  readonly press: (position: number, press: Press) => void;
  readonly undo: (position: number) => void;
  readonly suggestion: RecommendationSuggestion | null;
  /** Yes changes the condition, no leaves it as it is; both put the question away. */
  readonly answer: (answer: "yes" | "no") => void;
  /** What was done last, for those who hear it. */
  readonly said: string;
  /** The home that was pressed last: the keyboard goes on there; null: none. */
  readonly last: number | null;
  /** What an answer has done; null: none was given. */
  readonly decided: string | null;
  readonly acting: Action;
};

type Given = { readonly batchId: string; readonly suggestion: RecommendationSuggestion | null };

/** What the reader makes of the homes of a batch: kept by the service with each press, and taken back with one. */
export function useReactions({ batchId, ...given }: Given, services: () => Pick<ApiClient, "recommendation"> = apiClient): Reactions {
  const [changed, setChanged] = useState<ReadonlyMap<number, Reaction>>(new Map());
  const [suggestion, setSuggestion] = useState(given.suggestion);
  const [said, setSaid] = useState("");
  const [last, setLast] = useState<number | null>(null);
  const [decided, setDecided] = useState<string | null>(null);
  const acting = useAction(wordsOf);
  const { recommendation } = services();
  const react = (position: number, press: Press) => recommendation.post("/reactions", { body: { batchId, position, ...press } });
  const undo = (position: number) => recommendation.post("/reactions/undo", { body: { batchId, position } });
  const take = (position: number, words: string, ask: () => ReturnType<typeof react>) =>
    void acting.run(async () => {
      const answer = await ask();
      if (!answer.ok) throw answer.problem;
      setChanged((before) => new Map(before).set(position, answer.value.reaction));
      setSuggestion(answer.value.suggestion);
      setSaid([words, answer.value.suggestion?.question ?? ""].join(""));
      setLast(position);
      setDecided(null);
    });
  const decide = (answered: "yes" | "no") =>
    void acting.run(async () => {
      if (suggestion === null) return;
      const { queryId, reason } = suggestion;
      const answer = await recommendation.post("/suggestions", { body: { queryId, reason, answer: answered } });
      if (!answer.ok) throw answer.problem;
      setSuggestion(null);
      setDecided(answered === "yes" ? "条件を変えました。次のおすすめから使います。" : "条件はそのままにします。");
    });
  return {
    of: ({ position, reaction }) => (changed.has(position) ? (changed.get(position) ?? null) : reaction),
    press: (position, press) => take(position, SAID[press.kind], () => react(position, press)),
    undo: (position) => take(position, "取り消しました。", () => undo(position)),
    suggestion,
    answer: decide,
    said,
    last,
    decided,
    acting,
  };
}

const SAID: Readonly<Record<Press["kind"], string>> = {
  like: "「いいね」にしました。",
  nope: "「興味なし」にしました。",
  hide: "隠しました。",
};

function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
