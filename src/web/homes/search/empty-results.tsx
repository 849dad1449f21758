import { type HomesQuestion, homesSearch } from "#web/homes/question/homes-search.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import type { Costliest } from "./find-homes.ts";

type EmptyResultsProps = {
  readonly question: HomesQuestion;
  readonly costliest: Costliest | null;
  /** Nothing is on offer at all. */
  readonly isMarketEmpty: boolean;
  /** How many pages there are. */
  readonly pages: number;
  readonly onDrop: (costliest: Costliest) => void;
  readonly onDropWindow: () => void;
};

/** Nothing matches: which condition costs most homes, and the way without it. */
export function EmptyResults({ question, costliest, isMarketEmpty, pages, onDrop, onDropWindow }: EmptyResultsProps) {
  if (isMarketEmpty) {
    return (
      <NothingYet title="まだ掲載がありません" action={<LinkButton to="/search/input">住所から価格を調べる</LinkButton>}>
        売り出し中の物件は、まだ登録されていません。
      </NothingYet>
    );
  }
  if (question.page > 1 && pages > 0) {
    return (
      <NothingYet
        title="このページには物件がありません"
        action={
          <LinkButton to="/search" search={homesSearch({ ...question, page: 1 })} size="bar">
            1ページ目を見る
          </LinkButton>
        }
      >
        この条件の物件は{pages.toLocaleString("ja-JP")}ページまでです。
      </NothingYet>
    );
  }
  if (costliest) {
    const { condition, total } = costliest;
    return (
      <NothingYet
        title="条件に合う物件がありません"
        action={
          <Button size="bar" onClick={() => onDrop(costliest)}>
            「{condition.words}」を外す（{total.toLocaleString("ja-JP")}件）
          </Button>
        }
      >
        いちばん多く絞り込んでいるのは「{condition.words}」です。
      </NothingYet>
    );
  }
  if (question.box) {
    return (
      <NothingYet
        title="この範囲には物件がありません"
        action={
          <Button size="bar" onClick={onDropWindow}>
            地図の範囲を外す
          </Button>
        }
      >
        地図を動かすか、範囲を外してください。
      </NothingYet>
    );
  }
  return (
    <NothingYet
      title="条件に合う物件がありません"
      action={
        <LinkButton to="/search" search={{ view: "list" }} size="bar">
          条件をすべて外す
        </LinkButton>
      }
    >
      ひとつの条件を外しても見つかりません。いくつか外してください。
    </NothingYet>
  );
}
