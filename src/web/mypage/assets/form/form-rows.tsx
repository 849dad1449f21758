import { type ReactNode, useEffect, useRef } from "react";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { RequirementBadge } from "#web/kit/ui/field-label.tsx";
import { type RowList, rowCount, withoutRow, withRow } from "./rows.ts";

type FormRowsProps = {
  readonly form: Form;
  readonly list: RowList;
  /** Null: what stands above it names it. */
  readonly title: string | null;
  readonly hint: string;
  /** What one row is. */
  readonly one: string;
  readonly most: number;
  /** The fields of a row; `at` gives the name of one in the form. */
  readonly children: (at: (field: string) => string) => ReactNode;
};

/** A list in a form, to which rows are added and from which they go. The focus follows: into a new row, back to the button where one is gone. */
export function FormRows({ form, list, title, hint, one, most, children }: FormRowsProps) {
  const count = rowCount(form.typed, list);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current && count > before.current) box.current?.querySelector<HTMLElement>("li:last-of-type input")?.focus();
    if (isAdded.current && count < before.current) button.current?.focus();
    isAdded.current = false;
    before.current = count;
  }, [count]);
  const change = (changes: ReturnType<typeof withRow>) => {
    isAdded.current = true;
    form.change(changes);
  };
  return (
    <div ref={box} className="flex flex-col gap-3">
      <div>
        {title !== null && (
          <p className="font-bold text-14">
            {title}
            <RequirementBadge isRequired={false} />
          </p>
        )}
        <p className="text-13 text-sub">{hint}</p>
      </div>
      {count > 0 && (
        <ol className="flex flex-col gap-3">
          {Array.from({ length: count }, (_, row) => ({ row, name: `${list.name}.${row}` })).map(({ row, name }) => (
            <li key={name} className="rounded-control border border-line p-4">
              <div className="mb-2 flex items-center justify-between gap-3">
                <p className="text-13 text-sub">
                  {one} {row + 1}
                </p>
                <Button
                  tone="plain"
                  size="bar"
                  className="min-h-11"
                  aria-label={`${one}${row + 1}を消す`}
                  onClick={() => change(withoutRow(form.typed, list, row))}
                >
                  消す
                </Button>
              </div>
              {children((field) => `${name}.${field}`)}
            </li>
          ))}
        </ol>
      )}
      {count < most && (
        <p>
          <Button ref={button} tone="secondary" size="bar" className="min-h-11" onClick={() => change(withRow(form.typed, list))}>
            {one}を追加
          </Button>
        </p>
      )}
    </div>
  );
}
