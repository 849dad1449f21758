import type { ReactNode } from "react";
import type { SiteIdentity } from "#api/client/context.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Blocks } from "#web/kit/text/blocks.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { DifferencesCard } from "./differences-card.tsx";
import type { LegalPage } from "./find-document.ts";
import { VersionNotices } from "./version-notices.tsx";
import { VersionsCard, type VersionsCardProps } from "./versions-card.tsx";

export type LegalDocumentViewProps = {
  readonly title: string;
  readonly to: VersionsCardProps["to"];
  /** Null: it could not be loaded. */
  readonly page: LegalPage | null;
  readonly operator: Pick<SiteIdentity, "operatorName" | "operatorAddress" | "licenceNumber">;
  /** What follows the text, and how the table of contents names it. */
  readonly more?: ReactNode;
  readonly moreSections?: readonly { readonly id: string; readonly text: string }[];
};

/** A legal text to be read, printed and compared: its version on top, its sections beside it, its versions below. */
export function LegalDocumentView({ title, to, page, operator, more, moreSections = [] }: LegalDocumentViewProps) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28">{title}</h1>
      {page === null ? (
        <div className="mt-5">
          <LoadFailed />
        </div>
      ) : (
        <Loaded page={page} to={to} operator={operator} more={more} moreSections={moreSections} />
      )}
    </div>
  );
}

type LoadedProps = Required<Pick<LegalDocumentViewProps, "to" | "operator" | "moreSections">> & {
  readonly page: LegalPage;
  readonly more: ReactNode;
};

function Loaded({ page: { shown, blocks, versions, differences }, to, operator, more, moreSections }: LoadedProps) {
  const sections = [
    ...blocks.flatMap((block) => (block.kind === "heading" ? [{ id: block.id, text: block.text }] : [])),
    ...moreSections,
    { id: "versions", text: "版の一覧" },
    { id: "operator", text: "運営者" },
  ];
  return (
    <>
      <p className="mt-2 text-14 text-sub">
        <span className="amount">{formatDay(shown.version)}</span>の版（
        <span className="amount">{formatDay(shown.effectiveOn)}</span>から）
      </p>
      <VersionNotices to={to} shown={shown} versions={versions} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,44rem)_1fr]">
        <Contents sections={sections} />
        <div className="flex min-w-0 flex-col gap-6">
          {differences && <DifferencesCard differences={differences} />}
          <article lang="ja" aria-label={shown.title} className="card rounded-card border border-line bg-card px-5 py-4 sm:px-8 sm:py-6">
            <Blocks blocks={blocks} />
          </article>
          {more}
          <VersionsCard to={to} shown={shown.version} versions={versions} />
          <OperatorCard operator={operator} />
        </div>
      </div>
    </>
  );
}

function Contents({ sections }: { readonly sections: readonly { readonly id: string; readonly text: string }[] }) {
  return (
    <nav aria-label="このページの内容" className="no-print lg:sticky lg:top-6 lg:order-last lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto">
      <details className="lg:hidden">
        <summary className="min-h-11 py-2 font-bold text-14">このページの内容</summary>
        <ContentsList sections={sections} />
      </details>
      <div className="max-lg:hidden">
        <p className="font-bold text-14">このページの内容</p>
        <ContentsList sections={sections} />
      </div>
    </nav>
  );
}

function ContentsList({ sections }: { readonly sections: readonly { readonly id: string; readonly text: string }[] }) {
  return (
    <ul className="mt-1">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-9 items-center text-13 hover:text-brand hover:underline max-lg:min-h-11">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function OperatorCard({ operator: { operatorName, operatorAddress, licenceNumber } }: Pick<LegalDocumentViewProps, "operator">) {
  const rows = [
    ["名称", operatorName],
    ["所在地", operatorAddress],
    ["免許", licenceNumber],
  ].filter(([, words]) => words !== "");
  return (
    <Card title="運営者" id="operator">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
        {rows.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="text-14 text-sub">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
