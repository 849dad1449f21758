import { type FormEvent, type ReactNode, useState } from "react";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { searchOfForm } from "#web/kyugake/list/condition-options.ts";
import { type FlaggedQuestion, type FlaggedSearch, flaggedQuestion, flaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import { HomeFields, ReasonFields } from "./condition-fields.tsx";
import type { AreaGroup, InputFound } from "./find-input.ts";
import { ChooseSome } from "./input-fields.tsx";
import { useLiveCount } from "./use-live-count.ts";

type InputViewProps = InputFound & { readonly onSearch: (search: FlaggedSearch) => void };

/** Conditions of a search for flagged homes with a live count. Without script the form leads to the same list. */
export function InputView({ question, areas, onSearch }: InputViewProps) {
  const [asked, setAsked] = useState<FlaggedQuestion>(question);
  const read = (event: FormEvent<HTMLFormElement>) => flaggedQuestion(searchOfForm(new FormData(event.currentTarget)));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(flaggedSearch(read(event)));
  };
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "九掛け物件", to: "/kyugake" }, { label: "条件を入れる" }]} />
      <h1 className="mt-2 text-28">九掛け 条件入力</h1>
      <form action="/kyugake/result" onChange={(event) => setAsked(read(event))} onSubmit={send} className="mt-5 flex flex-col gap-5">
        <Fields question={question} areas={areas} />
        <Count conditions={asked.conditions}>
          <Button type="submit">九掛け物件を見る</Button>
        </Count>
      </form>
    </div>
  );
}

function Fields({ question, areas }: Pick<InputViewProps, "question" | "areas">) {
  const { conditions } = question;
  const said = writeConditions(conditions);
  const chosen = (name: string) => said[name] ?? "";
  const listed = new Set(areas.flatMap(({ cities }) => cities.map(({ code }) => code)));
  const unlisted = conditions.areas.filter((code) => !listed.has(code));
  return (
    <>
      <Card title="場所">
        <Places chosen={conditions.areas} areas={areas} />
        {unlisted.length > 0 && <Kept name="area" text={unlisted.join(",")} words={`選んだエリア ${unlisted.length}か所`} />}
        {conditions.stations.length > 0 && <Kept name="station" text={chosen("station")} words={`駅 ${conditions.stations.length}か所`} />}
        {conditions.polygon !== null && <Kept name="poly" text={chosen("poly")} words="地図で囲んだ範囲" />}
      </Card>
      <Card title="住まい">
        <HomeFields conditions={conditions} said={said} />
      </Card>
      <Card title="確かさと理由">
        <ReasonFields conditions={conditions} />
      </Card>
    </>
  );
}

function Places({ chosen, areas }: { readonly chosen: readonly string[]; readonly areas: readonly AreaGroup[] }) {
  if (areas.length === 0) return <p className="text-14 text-sub">エリアの一覧を表示できません。ほかの条件だけで探せます。</p>;
  return (
    <div className="flex flex-col gap-4">
      {areas.map(({ name, cities }) => (
        <ChooseSome
          key={name}
          name="area"
          legend={name}
          options={cities.map(({ code, name: label, count }) => ({ value: code, label, count }))}
          chosen={chosen}
        />
      ))}
      <p className="text-13 text-sub">数字は、いま売り出し中の九掛け（確かさA〜C）の数です。選ばないときは、すべてのエリアから探します。</p>
    </div>
  );
}

/** A condition that this form does not ask for, as the address brought it. */
function Kept({ name, text, words }: { readonly name: string; readonly text: string; readonly words: string }) {
  return (
    <label className="mt-3 flex min-h-11 items-center gap-2 text-14">
      <input type="checkbox" name={name} value={text} defaultChecked className="size-4.5 accent-brand" />
      {words}
    </label>
  );
}

function Count({ conditions, children }: { readonly conditions: FlaggedQuestion["conditions"]; readonly children: ReactNode }) {
  const { total, isFailed } = useLiveCount(conditions);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper/95 px-4 py-3 sm:mx-0 sm:rounded-card sm:border sm:bg-card">
      <p role="status" className="amount text-16">
        {isFailed ? (
          "件数を読み込めませんでした"
        ) : total === null ? (
          "数えています"
        ) : (
          <b>条件に合う九掛け {total.toLocaleString("ja-JP")}件</b>
        )}
      </p>
      {children}
    </div>
  );
}
