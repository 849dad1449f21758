import { Link } from "@tanstack/react-router";
import type { DeskScreenCounts } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { Card } from "#web/kit/ui/card.tsx";

const SPANS = [7, 28, 90, 365] as const;

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
                <FunnelTable steps={funnel.steps} title={funnel.title} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FunnelTable({ steps, title }: Pick<DeskScreenCounts["items"][number], "steps" | "title">) {
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{title}の画面ごとの回数</caption>
      <thead>
        <tr className="text-13 text-sub">
          <th scope="col" className="py-1 text-left font-normal">
            画面
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            回数
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            割合
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ screen, label, opened, ofFormer }) => (
          <tr key={screen} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="py-2 text-right tabular-nums">{opened.toLocaleString("ja-JP")}</td>
            <td className="py-2 text-right tabular-nums">{ofFormer === null ? "–" : percent(ofFormer, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
