import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { RiskReportResponse } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText, fieldClass } from "#web/kit/ui/field-label.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { letterSpan } from "./report-words.ts";
import { readTold, STRUCTURE_WORDS, TOLD_STRUCTURES, type ToldIssues, type ToldSearch, toldNarrowing } from "./told-building.ts";

type ToldBuildingCardProps = {
  /** What is told already, from the address. */
  readonly told: ToldSearch;
  /** Of the report as it stands, with what was told. */
  readonly rating: Pick<RiskReportResponse["rating"], "coverage" | "possible" | "narrowing">;
  /** Shows the report for what is told now: the whole of it, not the change. */
  readonly onApply: (told: ToldSearch) => void;
  /** Other parameters of the address that a form without script has to keep: `floor`, `w`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** The current year: no building was finished long after it. */
  readonly year: number;
};

/** The building at a place that no register has: what the visitor knows of it counts at once. Without script the form asks for the same page. */
export function ToldBuildingCard({ rating, ...form }: ToldBuildingCardProps) {
  return (
    <section aria-label="建物は未登録です" className="card no-print rounded-card border border-control border-dashed bg-card p-4 sm:p-6">
      <h2 className="text-22">建物は未登録です</h2>
      <p className="mb-3 text-13 text-sub">わかる範囲で入れると、その場で評価に入ります。入力はこのページのアドレスに残ります。</p>
      <ToldForm {...form} />
      <Narrowed rating={rating} />
    </section>
  );
}

/** The fields with their button; what cannot be read is told at its field, and nothing is applied. */
export function ToldForm({ told, onApply, keep = {}, year }: Omit<ToldBuildingCardProps, "rating">) {
  const [issues, setIssues] = useState<ToldIssues>({});
  const apply = (data: FormData) => {
    const text = (name: keyof ToldSearch) => String(data.get(name) ?? "");
    const typed = { built: text("built"), floors: text("floors"), structure: text("structure"), units: text("units") };
    const read = readTold(typed, year);
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
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_1.4fr_auto]">
        <NumberBox name="built" label="建った年" unit="年" value={told.built} issue={issues.built} />
        <NumberBox name="floors" label="階数" unit="階建" value={told.floors} issue={issues.floors} />
        <NumberBox name="units" label="総戸数" unit="戸" value={told.units} issue={issues.units} />
        <StructureBox value={told.structure} />
        <Button type="submit" className="max-sm:col-span-2 sm:mt-7">
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
        {TOLD_STRUCTURES.map((one) => (
          <option key={one} value={one}>
            {STRUCTURE_WORDS[one]}
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
