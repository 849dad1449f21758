import type { LearnableAnswer } from "#kernel/home/missing-answers.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { type ToldHome, type ToldRow, toldRows } from "./told-rows.ts";

type ToldFactsProps = {
  readonly home: ToldHome;
  /** What the model of the price reads; null: nobody knows, or there is no price. */
  readonly answersRead: readonly LearnableAnswer[] | null;
};

/** What was told of a house or a plot beside the title, and what of it the price does not rest on. */
export default function ToldFacts({ home, answersRead }: ToldFactsProps) {
  const { read, unread } = toldRows(home, answersRead);
  return (
    <>
      {read.length > 0 && (
        <dl className={LINE}>
          <Rows rows={read} />
        </dl>
      )}
      {unread.length > 0 && (
        <div className={LINE}>
          <p>
            <Badge tone="quiet">推定に使っていません</Badge>
          </p>
          <dl className="contents">
            <Rows rows={unread} />
          </dl>
        </div>
      )}
    </>
  );
}

const LINE = "mt-1 flex flex-wrap items-center gap-x-4 text-13 sm:text-14";

function Rows({ rows }: { readonly rows: readonly ToldRow[] }) {
  return rows.map(({ label, text }) => (
    <div key={label} className="flex gap-1.5">
      <dt className="text-sub">{label}</dt>
      <dd className="tabular-nums">{text}</dd>
    </div>
  ));
}
