import type { ReactNode } from "react";
import { BizBar } from "./biz-bar.tsx";

/** A business page: its menu in place of the site's, and the column of the page. */
export function BizFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <BizBar />
      <div className="measure-content flex flex-col gap-5 py-6">{children}</div>
    </>
  );
}

type BizHeadProps = {
  readonly title: string;
  /** A word beside the title: 「現行」. */
  readonly badge?: ReactNode;
  /** What it is, in one or two sentences. */
  readonly lead: ReactNode;
  /** What to do next, at the right. */
  readonly actions?: ReactNode;
};

/** The head of a business page. */
export function BizHead({ title, badge, lead, actions }: BizHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="text-28 sm:text-34">{title}</h1>
          {badge}
        </div>
        <p className="max-w-reading text-sub">{lead}</p>
      </div>
      {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

/** What stands under everything that shows an estimate to those who deal in homes. `basis`: where a program finds the reasons. */
export function SmallPrint({ basis }: { readonly basis?: string }) {
  return (
    <p className="text-12 text-sub">
      AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。媒介のために価格について意見を述べるときは、根拠
      {basis !== undefined && `（${basis}）`}を合わせて示してください（宅地建物取引業法34条の2第2項）。
    </p>
  );
}
