import type { HomeDetail } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { likeSearch } from "./like-search.ts";

type State = HomeDetail["state"];
type Words = { readonly title: string; readonly text: string };

const WORDS: Readonly<Record<Exclude<State, "on-offer">, Words>> = {
  applied: {
    title: "申込みが入っています",
    text: "いまは案内を受けられません。申込みがなくなると、また掲載されます。お気に入りに入れておくと、状態の変化がわかります。",
  },
  sold: {
    title: "成約しました",
    text: "この物件の募集は終わりました。ここにある価格は掲載していたときのもので、成約した価格ではありません。",
  },
  expired: {
    title: "掲載の期限が過ぎました",
    text: "会社が予定の日までに情報を更新していないため、募集が続いているかわかりません。更新されると、また掲載されます。",
  },
  withdrawn: {
    title: "掲載を終えました",
    text: "この物件は、いまは掲載していません。価格などの情報も表示していません。",
  },
};

/** Says that a home is not to be had, and where others like it are; nothing where it is on offer. */
export function StateBanner({ detail: { state, home } }: { detail: HomeDetail }) {
  if (state === "on-offer") return null;
  const { title, text } = WORDS[state];
  return (
    <Notice tone="warn" title={title}>
      {text}
      <p className="no-print mt-2">
        <LinkButton to="/search" search={likeSearch(home)} tone="secondary" size="bar" className="min-h-11">
          {home.cityName}で条件の近い物件を見る
        </LinkButton>
      </p>
    </Notice>
  );
}
