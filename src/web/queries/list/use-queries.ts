import { useState } from "react";
import type { SavedQueryResponse } from "#api/client/client.ts";
import { LIVE_STATES, type QueryStep } from "#domain/queries/saved/query-states.ts";
import type { Channel } from "#domain/queries/types.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";
import { copyOf, saveAnswers, stepTo, withChannel } from "./change-query.ts";
import { type QueriesData, type QueryItem, withMatches } from "./find-queries.ts";
import { CHANNEL_WORDS } from "./query-words.ts";

const DONE: Readonly<Record<QueryStep, string>> = {
  pause: "一時停止しました。",
  resume: "再開しました。",
  archive: "削除しました。この画面では、すぐに元に戻せます。",
  restore: "元に戻しました。",
};

/** What somebody does to the conditions they see. Deleted ones stay in their place, to be taken back. */
export function useQueries(data: QueriesData) {
  const [items, setItems] = useState<readonly QueryItem[]>(data.items);
  const [outcome, setOutcome] = useState("");
  const action = useAction(wordsOf);
  const act = (work: () => Promise<SavedQueryResponse>, words: string) => {
    setOutcome("");
    return action.run(async () => {
      const changed = await withMatches(await work());
      setItems((before) => withItem(before, changed));
      setOutcome(words);
    });
  };
  return {
    items,
    outcome,
    acting: action,
    live: items.filter(({ query }) => LIVE_STATES.includes(query.state)).length,
    onStep: (query: SavedQueryResponse, step: QueryStep) => void act(() => stepTo(query, step), DONE[step]),
    onCopy: (query: SavedQueryResponse) => void act(() => copyOf(query), "コピーを作りました。一時停止中です。"),
    onChannel: (query: SavedQueryResponse, channel: Channel) => {
      const answers = withChannel(query.answers, channel);
      if (answers === null) return;
      const isOn = answers.channels.includes(channel);
      void act(() => saveAnswers(query, answers), `「${CHANNEL_WORDS[channel]}」を${isOn ? "入れました" : "外しました"}。`);
    },
  };
}

/** In its place, or as the first where it is new. */
export function withItem(items: readonly QueryItem[], changed: QueryItem): readonly QueryItem[] {
  const isKnown = items.some(({ query }) => query.id === changed.query.id);
  return isKnown ? items.map((item) => (item.query.id === changed.query.id ? changed : item)) : [changed, ...items];
}

export function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  if (error.type === "/problems/limit-reached") return "さがせる条件は10件までです。使わない条件を削除すると、追加できます。";
  return problemText(error, navigator.onLine);
}
