import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Legend } from "#domain/surroundings/tiles/legends.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { ColourRow } from "#web/kit/map/layers/colour-row.tsx";
import { Footnotes, SourceChips } from "#web/kit/report/footnotes.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { RISK_TABS, type RiskTab } from "#web/risk/frame/risk-tabs.tsx";
import type { ExplainerSection, ExplainerTable } from "./explainer.ts";
import { EXPLAINERS } from "./explainers.ts";
import { FAQ } from "./faq-content.ts";
import { FaqEntries } from "./faq-entries.tsx";

type ExplainerViewProps = {
  readonly tab: RiskTab;
  /** What can be tried out, above the sections. */
  readonly children?: ReactNode;
};

/** How one part of the rating is to be read. Every figure in it is the model's own. */
export function ExplainerView({ tab, children }: ExplainerViewProps) {
  const { title, lead, sections, sources } = EXPLAINERS[tab];
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: title }]} />
      <h1 className="mt-1 text-28">{title}</h1>
      <p className="mt-2 max-w-reading">{lead}</p>
      <OtherExplainers current={tab} />
      <div className="mt-5 grid items-start gap-x-10 gap-y-5 lg:grid-cols-[45rem_1fr]">
        <Contents sections={tab === "summary" ? sections : [...sections, { id: "faq", title: FAQ[tab].title }]} />
        <div className="flex min-w-0 flex-col gap-5">
          {children}
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {tab !== "summary" && <FaqEntries {...FAQ[tab]} />}
          <Card title="出典">
            <SourceChips sources={sources} />
            <Footnotes sources={sources} />
          </Card>
          <p className="no-print flex flex-wrap gap-3">
            <LinkButton to="/risk">場所や建物を調べる</LinkButton>
            <LinkButton to="/risk/contact" tone="secondary">
              質問する
            </LinkButton>
          </p>
          <p className="text-13 text-sub">{NO_GUARANTEE}。</p>
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly Pick<ExplainerSection, "id" | "title">[] }) {
  return (
    <nav aria-label="このページの内容" className="no-print lg:sticky lg:top-6 lg:order-last">
      <p className="font-bold text-14">このページの内容</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 lg:flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-14 text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TABS = Object.keys(RISK_TABS) as readonly RiskTab[];

function OtherExplainers({ current }: { current: RiskTab }) {
  return (
    <nav aria-label="診断の見方" className="no-print mt-5 overflow-x-auto border-line border-b">
      <ul className="flex">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={`/risk/${tab}`}
              activeProps={{}}
              aria-current={tab === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-3.5 text-14 focus-visible:-outline-offset-4 focus-visible:shadow-none hover:text-brand aria-[current]:border-brand aria-[current]:font-bold"
            >
              {RISK_TABS[tab].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section: { id, title, text, points = [], legend, warning, table } }: { section: ExplainerSection }) {
  return (
    <Card id={id} title={title}>
      <div className="flex flex-col gap-3">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-reading">
            {paragraph}
          </p>
        ))}
        {points.length > 0 && (
          <ul className="list-disc pl-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {legend && <ColourKey legend={legend} />}
        {warning && (
          <Notice tone="warn" title="ご注意">
            {warning}
          </Notice>
        )}
        {table && <Table table={table} />}
      </div>
    </Card>
  );
}

function Table({ table: { caption, columns, rows, note } }: { table: ExplainerTable }) {
  return (
    <div>
      <DataTable
        caption={caption}
        isCaptionShown
        columns={columns.map((label, index) => ({
          key: label,
          label,
          isRowHeading: index === 0,
          isNumber: index > 0 && rows.every((row) => /^[\d,.〜円点%以上未満]+$/.test(row[index] ?? "")),
          cell: (row: readonly string[]) => row[index],
        }))}
        rows={rows}
        rowKey={(row) => row.join("|")}
      />
      {note && <p className="mt-2 text-13 text-sub">{note}</p>}
    </div>
  );
}

/** The official colours of a scale with their words; a colour never stands alone. */
function ColourKey({ legend }: { legend: Legend }) {
  return (
    <ul aria-label="公式の色" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1.5 text-14">
      {legend.map(({ from, colour, label }) => (
        <ColourRow key={from} colour={colour} label={label} />
      ))}
    </ul>
  );
}
