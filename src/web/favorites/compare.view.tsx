import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ComparedHome } from "./compare-types.ts";

export type CompareViewProps = {
  /** Null: they could not be read. */
  readonly homes: readonly ComparedHome[] | null;
  readonly base: string | undefined;
  readonly today: string;
  readonly onBase: (dwellingKey: string) => void;
  readonly onDrop: (dwellingKey: string) => void;
};

/** Up to four homes beside each other; the address holds which. */
export function CompareView({ homes, base, today, onBase, onDrop }: CompareViewProps) {
  const found = homes ?? [];
  const index = found.findIndex(({ dwellingKey }) => dwellingKey === base);
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "お気に入り", to: "/favorites" }, { label: "くらべる" }]} />
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28">{found.length > 0 ? `${found.length}件をくらべる` : "くらべる"}</h1>
        <span className="no-print flex gap-2">
          <Button size="bar" tone="secondary" onClick={() => window.print()}>
            印刷
          </Button>
          <LinkButton to="/favorites" search={{}} size="bar" tone="secondary">
            物件を選び直す
          </LinkButton>
        </span>
      </div>
      {homes === null ? (
        <LoadFailed title="読み込みに失敗しました">物件を読み込めませんでした。</LoadFailed>
      ) : found.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-6">
          くらべる物件がありません。お気に入りの一覧で、2件から4件を選んでください。
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <CompareTable homes={found} base={Math.max(0, index)} {...{ today, onBase, onDrop }} />
          <EstimateWords />
        </div>
      )}
    </div>
  );
}
