import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { STEP_IDS, type StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { StepFrame } from "#web/kit/flow/step-frame.tsx";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { sampleWish } from "#web/queries/list/samples.ts";
import { isQuestion, StepBody } from "./bodies/step-body-of.tsx";
import { CompleteView } from "./complete/complete.view.tsx";
import { missingText, nextLabel, partViews } from "./form/step-view-of.ts";
import { NavScreen } from "./nav/nav.screen.tsx";
import { TestScreen } from "./tests/test.screen.tsx";

const ignore = () => undefined;
const none = async () => [];
const source = { areas: none, lines: none, stations: none, areasNamed: none, buildingsNamed: none };
const told: QueryAnswers = {
  ...{ ...NOTHING_TOLD, ...sampleWish, channels: ["normal", "kyugake", "offer"], purpose: "investment", template: "school" },
  ...{ stations: [{ code: "1", name: "豊洲" }], buildings: [{ code: "b", name: "豊洲レジデンス" }] },
  commutes: [{ station: { code: "1", name: "東京" }, minutesMax: 30 }],
  message: "書きかけのメッセージ",
};
const done = QUERY_FLOW.steps.map(({ id }) => id);
const QUESTIONS = STEP_IDS.filter(isQuestion);
type Question = (typeof QUESTIONS)[number];

/** A question as it was answered, or as somebody wanted to go on without an answer. */
function question(id: Question, answers: QueryAnswers, isTried = false) {
  const progress = { answers, done: isTried ? [] : done };
  return (
    <StepFrame
      {...{ step: id, parts: partViews(progress, id, ignore), savedNote: isTried ? "" : "下書きを保存しました" }}
      {...{ sentence: isTried ? "" : words(answers), ask: STEP_TEXTS[id].ask, hint: STEP_TEXTS[id].hint }}
      {...{ count: isTried ? { state: "failed" } : { state: "ready", total: 128 }, onBack: ignore, onSkip: isTried ? null : ignore }}
      next={{ label: nextLabel(progress, id) ?? "次へ", onPress: ignore }}
    >
      <StepBody
        {...{ id, facets: null, source, asked: "", path: done, answers, viewer: "anonymous", isTried }}
        {...{ change: ignore, onReadable: ignore, visit: ignore }}
      />
      {isTried && (
        <p role="alert" className="text-14 text-accent">
          ＊{missingText(id)}
        </p>
      )}
    </StepFrame>
  );
}

const complete = (given: Partial<Parameters<typeof CompleteView>[0]> = {}) => (
  <CompleteView
    frame={{ step: "CompleteNormal", parts: partViews({ answers: told, done }, "CompleteNormal", ignore), savedNote: "", sentence: "" }}
    {...{ words: "江東区 / 中古マンション", onBack: ignore, isOffer: false, send: null, isMember: true, today: "2026-11-23" }}
    matches={[{ channel: "normal", state: "ready", total: 0, homes: [], search: { area: "13108" } }]}
    saving={{ state: "open", failure: null, onSave: ignore, about: { isTicked: false, onTick: ignore } }}
    {...given}
  />
);
const title = (id: StepId) => STEP_TEXTS[id].title;

export const gallery: Gallery = {
  title: "条件の登録：質問",
  cases: [
    ...QUESTIONS.map((id) => ({ name: `${id} ${title(id)}`, element: question(id, told) })),
    ...QUESTIONS.map((id) => ({ name: `${id} ${title(id)}：未回答`, element: question(id, NOTHING_TOLD, true) })),
    { name: "できあがり：合う物件なし", element: complete() },
    {
      name: "できあがり：会員ではない、読み込めない",
      element: complete({ isMember: false, matches: [{ channel: "kyugake", state: "failed", total: 0, homes: [], search: {} }] }),
    },
    {
      name: "できあがり：保存した、オファー",
      element: complete({ isOffer: true, saving: { state: "saved", failure: null, onSave: ignore, about: null } }),
    },
    {
      name: "できあがり：上限",
      element: complete({ saving: { state: "full", failure: "10件までです。", onSave: ignore, about: null } }),
    },
    ...([1, 2, 3] as const).map((part) => ({ name: `進み具合 ${part}`, element: <NavScreen part={part} /> })),
    ...(["testArea1", "testArea2", "testArea3", "testArea4", "testStepNav"] as const).map((name) => ({
      name,
      element: <TestScreen name={name} />,
    })),
  ],
};
