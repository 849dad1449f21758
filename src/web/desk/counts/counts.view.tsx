import { Link } from "@tanstack/react-router";
import type { DeskScreenCounts } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";

const SPANS = [7, 28, 90, 365] as const;

type Step = DeskScreenCounts["items"][number]["steps"][number];

const COLUMNS: readonly Column<Step>[] = [
  { key: "screen", label: "画面", cell: ({ label }) => label, isRowHeading: true },
  { key: "opened", label: "回数", cell: ({ opened }) => opened.toLocaleString("ja-JP"), isNumber: true },
  { key: "share", label: "割合", cell: ({ ofFormer }) => (ofFormer === null ? "–" : percent(ofFormer, 0)), isNumber: true },
];

/** How many come how far on each way. */
export function CountsView({ counts: { days, items } }: { readonly counts: DeskScreenCounts }) {
  const isEmpty = items.every(({ steps }) => steps.every(({ opened }) => opened === 0));
  return (
    <>
      <p className="text-14">
        画面を開いた回数です。だれが開いたかは残していないので、同じ人が2回開けば2回と数えます。割合は、ひとつ前の画面に対するものです。
      </p>
      <nav aria-label="期間" className="flex flex-wrap gap-2">
        {SPANS.map((span) => (
          <Link
            key={span}
            to="/admin/counts"
            search={span === 28 ? {} : { days: span }}
            aria-current={span === days ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-control border border-line px-4 text-14 hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint aria-[current=page]:font-bold"
          >
            {span}日
          </Link>
        ))}
      </nav>
      {isEmpty ? (
        <p className="text-14">この期間の記録はありません。画面が開かれると、30秒ほどで数に入ります。</p>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {items.map((funnel) => (
            <li key={funnel.key}>
              <Card title={funnel.title} className="h-full">
                <DataTable
                  caption={`${funnel.title}の画面ごとの回数`}
                  columns={COLUMNS}
                  rows={funnel.steps}
                  rowKey={({ screen }) => screen}
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
