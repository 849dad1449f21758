import type { AccessibilityResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { handWords, toolWords } from "./results.ts";

type Criterion = AccessibilityResponse["criteria"][number];

const COLUMNS: readonly Column<Criterion>[] = [
  {
    key: "criterion",
    label: "達成基準",
    isRowHeading: true,
    cell: ({ id, name }) => (
      <>
        <b className="tabular-nums">{id}</b> {name}
      </>
    ),
  },
  { key: "level", label: <Short>レベル</Short>, cell: ({ level }) => level },
  { key: "tool", label: <Short>機械の検査</Short>, cell: (criterion) => <Short>{toolWords(criterion)}</Short> },
  { key: "hand", label: <Short>操作の試験</Short>, cell: (criterion) => <Short>{handWords(criterion)}</Short> },
  { key: "note", label: "注記", cell: (criterion) => <Note {...criterion} /> },
];

/** Every criterion with what came of it: a table, and on a phone a list, for a table is never squeezed. */
export function CriteriaCard({ criteria }: { readonly criteria: readonly Criterion[] }) {
  return (
    <Card id="results" title="達成基準ごとの結果" lead="「未確認」は、満たしていないという意味ではなく、確かめていないという意味です。">
      <div className="max-sm:hidden print:block">
        <DataTable caption="達成基準ごとの結果" columns={COLUMNS} rows={criteria} rowKey={({ id }) => id} />
      </div>
      <ul className="divide-y divide-line border-line border-t sm:hidden print:hidden">
        {criteria.map((criterion) => (
          <li key={criterion.id} className="py-3 text-14">
            <p>
              <b className="tabular-nums">{criterion.id}</b> {criterion.name}（{criterion.level}）
            </p>
            <p className="text-sub">
              機械の検査：{toolWords(criterion)}　操作の試験：{handWords(criterion)}
            </p>
            <Note {...criterion} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Short({ children }: { readonly children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

function Note({ note, test }: Pick<Criterion, "note" | "test">) {
  if (note === "" && test === null) return null;
  return (
    <>
      {note}
      {test !== null && <span className="block text-12 text-sub">ブラウザーでの自動の試験でも、変更のたびに確かめています。</span>}
    </>
  );
}
