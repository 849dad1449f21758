import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { Picker } from "./find-picker.ts";
import { type PickerQuestion, pickerSearch } from "./picker-search.ts";

const TITLES = { area: "エリアから探す", line: "沿線・駅から探す" } as const;
/** As many as a question may name. */
const MOST = 20;

/** Places to tick, each with how many homes there are; a plain form, so that it works without script and keeps the other conditions. */
export function PickerView({ picker }: { picker: Picker }) {
  const { question } = picker;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "物件を探す", to: "/search" }, { label: TITLES[question.by] }]} />
      <h1 className="mt-1 text-28">{TITLES[question.by]}</h1>
      {picker.kind === "failed" ? (
        <div className="mt-4">
          <LoadFailed>件数を読み込めませんでした。</LoadFailed>
        </div>
      ) : (
        <>
          <Prefectures prefectures={picker.prefectures} question={question} />
          {picker.kind === "areas" ? <Areas picker={picker} /> : <Lines picker={picker} />}
        </>
      )}
    </div>
  );
}

/** What has homes before what has none, each in its order: on a phone the first ones are all that is seen. */
function homesFirst<T extends { readonly count: number }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0));
}

function Prefectures({
  prefectures,
  question,
}: {
  prefectures: readonly { code: string; name: string; count: number }[];
  question: PickerQuestion;
}) {
  if (prefectures.length < 2) return null;
  return (
    <nav aria-label="都道府県" className="mt-3 flex gap-2 overflow-x-auto pb-1">
      {homesFirst(prefectures).map(({ code, name, count }) => (
        <Link
          key={code}
          to="/search"
          search={pickerSearch({ ...question, within: code, line: null })}
          aria-current={question.within.startsWith(code) ? "true" : undefined}
          className="amount inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-14 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-tint aria-[current]:font-bold"
        >
          {name}
          <span className="font-normal text-13 text-sub">{count.toLocaleString("ja-JP")}</span>
        </Link>
      ))}
    </nav>
  );
}

type Of<Kind extends Picker["kind"]> = { readonly picker: Extract<Picker, { kind: Kind }> };

function Areas({ picker: { question, areas, conditions } }: Of<"areas">) {
  const items = areas.map(({ code, name, count }) => ({
    ...{ value: code, label: name, count },
    inner: code.length === 5 ? { label: "町を選ぶ", search: pickerSearch({ ...question, within: code }) } : null,
  }));
  if (items.length === 0) return <Nothing />;
  return <PlaceForm name="area" kept={writeConditions(conditions)} chosen={conditions.areas} items={items} />;
}

/** The lines of a prefecture; once one is chosen, its stations in their place. */
function Lines({ picker: { question, lines, stations, conditions } }: Of<"lines">) {
  if (lines.length === 0) return <Nothing />;
  const line = lines.find(({ id }) => id === question.line);
  if (line && stations.length > 0) {
    return (
      <PlaceForm
        key={line.id}
        name="station"
        kept={writeConditions(conditions)}
        chosen={conditions.stations}
        items={stations.map(({ stationGroup, name, count }) => ({ value: stationGroup, label: name, count, inner: null }))}
        head={(chosen) => <LineHead line={line} question={question} chosen={chosen} />}
      />
    );
  }
  return (
    <>
      <p className="mt-4 text-14 text-sub">沿線を選ぶと、駅を路線の順に表示します。</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {homesFirst(lines).map(({ id, name, operator, count }) => (
          <li key={id}>
            <Link
              to="/search"
              search={pickerSearch({ ...question, line: id })}
              className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-line bg-card px-3 py-1 text-14 hover:border-brand"
            >
              <span>
                {name}
                <span className="ml-1.5 font-normal text-12 text-sub">{operator}</span>
              </span>
              <span className="amount font-normal text-13 text-sub">{count.toLocaleString("ja-JP")}件</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type LineHeadProps = {
  readonly line: { readonly name: string; readonly operator: string };
  readonly question: PickerQuestion;
  readonly chosen: readonly string[];
};

/** Whose stations these are, and the way to those of another line, which keeps the ticks. */
function LineHead({ line, question, chosen }: LineHeadProps) {
  const { station: _, ...search } = question.search;
  const kept = chosen.length > 0 ? { ...search, station: chosen.join(",") } : search;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="text-18">
        {line.name} <span className="font-normal text-13 text-sub">{line.operator}</span>
      </h2>
      <Link
        to="/search"
        search={pickerSearch({ ...question, line: null, search: kept })}
        className="inline-flex min-h-11 items-center text-14 text-link"
      >
        ほかの沿線を選ぶ
      </Link>
    </div>
  );
}

function Nothing() {
  return (
    <div className="mt-4">
      <NoData title="物件がありません">ほかの条件に合う物件が、ここにはありません。</NoData>
    </div>
  );
}

type PlaceItem = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly inner: { readonly label: string; readonly search: Record<string, string | number | undefined> } | null;
};
type PlaceFormProps = {
  readonly name: "area" | "station";
  readonly kept: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly items: readonly PlaceItem[];
  /** Above the places, told what is ticked by now. */
  readonly head?: (chosen: readonly string[]) => ReactNode;
};

function PlaceForm({ name, kept, chosen: first, items, head }: PlaceFormProps) {
  const [chosen, setChosen] = useState(first);
  const { [name]: _, ...others } = kept;
  // What was chosen elsewhere, of another prefecture or line, stays.
  const elsewhere = chosen.filter((value) => items.every((item) => item.value !== value));
  const turn = (value: string) => setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <form action="/search" method="get" className="mt-4">
      {Object.entries(others).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {elsewhere.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="view" value="list" />
      {head?.(chosen)}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ value, label, count, inner }) => (
          <li
            key={value}
            className="flex items-center rounded-control border border-line bg-card has-checked:border-brand has-checked:bg-brand-tint"
          >
            <label className="flex min-h-12 flex-1 cursor-pointer items-center gap-2.5 px-3">
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => turn(value)}
                className="size-4.5 accent-brand"
              />
              <span className="flex-1">{label}</span>
              <span className="amount text-13 text-sub">{count.toLocaleString("ja-JP")}件</span>
            </label>
            {inner && (
              <Link
                to="/search"
                search={inner.search}
                className="inline-flex min-h-12 items-center border-line border-l px-3 text-13 text-link"
              >
                {inner.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3">
        <Button type="submit" disabled={chosen.length > MOST}>
          この場所で探す
        </Button>
        <p role="status" className="text-14 text-sub">
          {chosen.length > MOST ? `${MOST}か所まで選べます。いまは${chosen.length}か所です。` : `${chosen.length}か所を選んでいます。`}
        </p>
      </div>
    </form>
  );
}
