import type { ReactNode } from "react";
import { RetryButton } from "./retry.tsx";

interface StateProps {
  /** One sentence: why. */
  readonly children: ReactNode;
  /** One thing to do next. */
  readonly action?: ReactNode;
}

/** There is no data: hatched, so that it is never read as a good value. */
export function NoData({ children, action, title = "データなし" }: StateProps & { title?: string }) {
  return (
    <div className="hatched rounded-card border border-line p-4">
      <div className="rounded-control bg-card/90 px-4 py-3">
        <StateText title={title} action={action}>
          {children}
        </StateText>
      </div>
    </div>
  );
}

/** Nothing was made here yet, or nothing fits what is asked: no data are missing, so nothing is hatched. */
export function NothingYet({ children, action, title }: StateProps & { title: string }) {
  return (
    <div className="rounded-card border border-line bg-card px-6 py-5">
      <StateText title={title} action={action}>
        {children}
      </StateText>
    </div>
  );
}

/** The place lies outside of what we cover: outlined. */
export function OutOfArea({ children, action, title = "対象外エリア" }: StateProps & { title?: string }) {
  return (
    <div className="rounded-card border-2 border-control border-dashed bg-transparent px-6 py-5">
      <StateText title={title} action={action}>
        {children}
      </StateText>
    </div>
  );
}

interface LoadFailedProps {
  readonly children?: ReactNode;
  readonly title?: string;
}

/** Loading failed: a mark, a word and a way to try again. */
export function LoadFailed({ children = "読み込みに失敗しました。", title = "取得失敗" }: LoadFailedProps) {
  return (
    <div role="alert" className="rounded-card border border-accent border-l-8 bg-accent-tint px-6 py-5">
      <StateText title={title} action={<RetryButton />}>
        {children}
      </StateText>
    </div>
  );
}

function StateText({ title, children, action }: StateProps & { title: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-bold">{title}</p>
        <p className="text-14">{children}</p>
      </div>
      {action}
    </div>
  );
}
