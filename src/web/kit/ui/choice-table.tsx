import type { ReactNode } from "react";

export type ChoiceTableProps = {
  readonly caption: string;
  /** What is chosen between, each with the figure that decides. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly figure: ReactNode; readonly isUsual?: boolean }[];
  /** What the deciding figures are: 「月額」. */
  readonly figureLabel: string;
  /** One value for every choice; null: not part of it. */
  readonly rows: readonly { readonly label: string; readonly values: readonly (string | null)[] }[];
};

/** Choices side by side, as plans are; on a phone one after the other, with what is part of each in a list. */
export function ChoiceTable(props: ChoiceTableProps) {
  return (
    <>
      <WideTable {...props} />
      <StackedChoices {...props} />
    </>
  );
}

function WideTable({ caption, choices, figureLabel, rows }: ChoiceTableProps) {
  const column = (index: number) => `px-2 py-2.5 text-right ${choices[index]?.isUsual ? "bg-brand-tint" : ""}`;
  return (
    <table className="w-full border-collapse text-13 max-sm:hidden print:table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b">
          <td />
          {choices.map(({ id, name }, index) => (
            <th key={id} scope="col" className={column(index)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-line border-b">
          <th scope="row" className="py-2.5 pr-2 text-left font-normal text-sub">
            {figureLabel}
          </th>
          {choices.map(({ id, figure }, index) => (
            <td key={id} className={`amount font-bold text-16 ${column(index)}`}>
              {figure}
            </td>
          ))}
        </tr>
        {rows.map(({ label, values }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-2.5 pr-2 text-left font-normal text-sub">
              {label}
            </th>
            {choices.map(({ id }, index) => (
              <td key={id} className={column(index)}>
                {values[index] ?? <Missing />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StackedChoices({ choices, figureLabel, rows }: ChoiceTableProps) {
  return (
    <ul className="sm:hidden print:hidden">
      {choices.map(({ id, name, figure }, index) => (
        <li key={id} className="border-line border-t py-3 first:border-t-0">
          <p className="flex items-baseline justify-between gap-3 font-bold text-16">
            <span>{name}</span>
            <span className="amount">
              <span className="font-normal text-13 text-sub">{figureLabel} </span>
              {figure}
            </span>
          </p>
          <ul className="flex flex-wrap gap-x-4 text-13 text-sub">
            {rows.map(({ label, values }) =>
              values[index] == null ? null : (
                <li key={label}>
                  {label} <span className="text-ink">{values[index]}</span>
                </li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">―</span>
      <span className="sr-only">なし</span>
    </>
  );
}
