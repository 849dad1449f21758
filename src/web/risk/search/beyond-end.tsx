import { Link } from "@tanstack/react-router";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";

type BeyondEndProps = {
  readonly total: number;
  readonly to: string;
  /** What the address carries besides the page. */
  readonly search: Readonly<Record<string, string | number>>;
};

/** In place of a page beyond the end of a list, as an old link has it: the list is not empty. */
export function BeyondEnd({ total, to, search }: BeyondEndProps) {
  return (
    <NoData
      title="このページはありません"
      action={
        <Link to={to} search={search} className={buttonClass({ tone: "secondary", size: "bar" })}>
          最初のページを見る
        </Link>
      }
    >
      一覧は{total.toLocaleString("ja-JP")}棟で、このページより前で終わっています。
    </NoData>
  );
}
