import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { readConditions } from "#domain/search/homes/conditions-search.ts";
import { replay } from "#kernel/flow/replay.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { sampleWish } from "#web/queries/list/samples.ts";
import { OnePageView } from "./one-page.view.tsx";
import type { BegunSearch } from "./search-begun.ts";
import { StartView } from "./start.view.tsx";
import type { SearchSaving } from "./use-search-saving.ts";
import type { Start } from "./use-start.ts";

const ignore = () => undefined;
const none = async () => [];
const source = { areas: none, lines: none, stations: none, areasNamed: none, buildingsNamed: none };
const draft: QueryDraft = {
  version: 1,
  progress: { answers: { ...NOTHING_TOLD, ...sampleWish }, done: ["SelectDirectOffer", "Purpose", "PropertyType"] },
  ...{ device: "", updatedAt: new Date("2026-11-20T03:00:00.000Z"), queryId: null },
};
const begun: BegunSearch = {
  conditions: readConditions({ kind: "condo", area: "13108", price: "4000-6000", name: "タワー" }),
  names: { areas: new Map([["13108", "江東区"]]), stations: new Map(), buildings: new Map() },
};
const open: SearchSaving = { state: "open", failure: null, isMember: true, onSave: ignore };
const start = (given: Start, search: BegunSearch | null = null, saving: SearchSaving = open) => (
  <StartView {...{ start: given, search, saving }} onContinue={ignore} onBegin={ignore} onTake={ignore} />
);
const nothing: Start = { which: { kind: "none" }, isBegunAnew: true };
const answers = { ...NOTHING_TOLD, ...sampleWish, channels: ["normal", "kyugake", "offer"] as const };
const { path } = replay(QUERY_FLOW, { answers, done: QUERY_FLOW.steps.map(({ id }) => id) });

export const gallery: Gallery = {
  title: "条件の登録：はじめ",
  cases: [
    { name: "はじめて", element: start(nothing) },
    { name: "続き", element: start({ which: { kind: "one", draft, from: "here" }, isBegunAnew: false }) },
    {
      name: "二つの下書き",
      element: start({ which: { kind: "ask", here: draft, account: { ...draft, device: "iPhoneのSafari" } }, isBegunAnew: false }),
    },
    { name: "読み込み中", element: start(null) },
    { name: "検索の保存", element: start({ which: { kind: "one", draft, from: "here" }, isBegunAnew: false }, begun) },
    { name: "検索の保存：上限", element: start(nothing, begun, { ...open, state: "full", failure: "10件までです。" }) },
    { name: "検索の保存：保存した", element: start(nothing, begun, { ...open, state: "saved" }) },
    {
      name: "1ページ",
      element: (
        <OnePageView
          {...{ state: "open", answers: { ...answers, channels: [...answers.channels] }, path, source, asked: "", viewer: "anonymous" }}
          {...{ tried: "Price", count: { state: "waiting" }, change: ignore, facetsOf: () => null, onReadable: ignore, onDone: ignore }}
        />
      ),
    },
    { name: "1ページ：読み込み中", element: <OnePageView state="waiting" /> },
  ],
};
