import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { RiskReportResponse } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText, fieldClass } from "#web/kit/ui/field-label.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { TOLD_NAMES, type ToldSearch } from "#web/risk/frame/told-search.ts";
import { letterSpan } from "./report-words.ts";
import { fundLacks, readTold, STRUCTURE_WORDS, type ToldIssues, toldNarrowing } from "./told-building.ts";

type ToldBuildingCardProps = {
  /** The address of the report: what is told already, and the floor and weights that a form without script has to keep. */
  readonly search: ReportSearch;
  /** Of the report as it stands, with what was told. */
  readonly rating: Pick<RiskReportResponse["rating"], "coverage" | "possible" | "narrowing">;
  /** Shows the report for what is told now: the whole of it, not the change. */
  readonly onApply: (told: ToldSearch) => void;
  /** The current year: no building was finished long after it. */
  readonly year: number;
};

/** The building at a place that no register has: what the visitor knows of it counts at once. Without script the form asks for the same page. */
export function ToldBuildingCard({ rating, ...form }: ToldBuildingCardProps) {
  return (
    <section
      id="told"
      aria-label="建物は未登録です"
      className="card no-print rounded-card border border-control border-dashed bg-card p-4 sm:p-6"
    >
      <h2 className="text-22">建物は未登録です</h2>
      <p className="mb-3 text-13 text-sub">わかる範囲で入れると、その場で評価に入ります。入力はこのページのアドレスに残ります。</p>
      <ToldForm {...form} />
      {fundLacks(form.search) && (
        <p role="status" className="mt-3 text-14">
          修繕積立金は、{fundLacks(form.search)}も入れると、国の目安と比べて評価に入ります。
        </p>
      )}
      <Narrowed rating={rating} />
    </section>
  );
}

/** The fields with their button; what cannot be read is told at its field, and nothing is applied. */
export function ToldForm({ search, onApply, year }: Omit<ToldBuildingCardProps, "rating">) {
  const [issues, setIssues] = useState<ToldIssues>({});
  const apply = (data: FormData) => {
    const text = (name: keyof ToldSearch) => String(data.get(name) ?? "");
    const read = readTold(Object.fromEntries(TOLD_NAMES.map((name) => [name, text(name)])), year);
    setIssues(read.issues);
    if (Object.keys(read.issues).length === 0) onApply(read.told);
  };
  return (
    <form
      method="get"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
    >
      {search.floor !== undefined && <input type="hidden" name="floor" value={search.floor} />}
      {search.w !== undefined && <input type="hidden" name="w" value={search.w} />}
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_1.3fr_auto]">
        <NumberBox name="built" label="建った年" unit="年" value={search.built} issue={issues.built} />
        <NumberBox name="floors" label="階数" unit="階建" value={search.floors} issue={issues.floors} />
        <NumberBox name="units" label="総戸数" unit="戸" value={search.units} issue={issues.units} />
        <NumberBox name="fund" label="修繕積立金" unit="円/㎡" value={search.fund} issue={issues.fund} />
        <StructureBox value={search.structure} />
        <Button type="submit" className="self-end max-sm:col-span-2">
          反映する
        </Button>
      </div>
    </form>
  );
}

type NumberBoxProps = {
  readonly name: keyof ToldSearch;
  readonly label: string;
  readonly unit: string;
  readonly value: number | undefined;
  readonly issue: string | undefined;
};

function NumberBox({ name, label, unit, value, issue }: NumberBoxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-bold text-14">
        {label}
      </label>
      <span className="relative mt-1 block">
        <input
          key={value ?? ""}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value ?? ""}
          aria-invalid={issue !== undefined}
          {...(issue === undefined ? {} : { "aria-describedby": `${id}-error` })}
          className={`${fieldClass} w-full min-w-0 pr-12`}
        />
        <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-13 text-sub">
          {unit}
        </span>
      </span>
      {issue !== undefined && <ErrorText id={`${id}-error`}>{issue}</ErrorText>}
    </div>
  );
}

function StructureBox({ value }: { value: ToldSearch["structure"] }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-bold text-14">
        構造 <span className="font-normal text-13 text-sub">任意</span>
      </label>
      <select key={value ?? ""} id={id} name="structure" defaultValue={value ?? ""} className={`${fieldClass} mt-1 w-full min-w-0`}>
        <option value="">わからない</option>
        {Object.entries(STRUCTURE_WORDS).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How far telling narrows the letter; once all is told, where it stands. */
function Narrowed({ rating: { coverage, possible, narrowing } }: Pick<ToldBuildingCardProps, "rating">) {
  const next = toldNarrowing(narrowing);
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14" aria-live="polite">
      <span className="amount">
        そろい <b>{coverageText(coverage)}</b>
        {next && (
          <>
            {" → "}
            <b className="text-brand">{coverageText(next.coverageAfter)}</b>
          </>
        )}
      </span>
      <span className="amount">
        記号の幅 <b>{letterSpan(possible)}</b>
        {next && (
          <>
            {" → "}
            <b className="text-brand">{letterSpan(next)}</b>
          </>
        )}
      </span>
      {next && <span className="text-13 text-sub">{next.assuming}（計算の例です）</span>}
      <span className="text-13 text-sub">
        名前と管理のことは
        <Link to="/risk/contact" search={{ topic: "listing" }} className="text-link">
          建物を登録する
        </Link>
      </span>
    </p>
  );
}
