import type { HomeDetail } from "#api/client/client.ts";
import { Notice } from "#web/kit/ui/notice.tsx";

type State = HomeDetail["state"];

const WORDS: Readonly<Record<Exclude<State, "on-offer">, { readonly title: string; readonly text: string }>> = {
  applied: { title: "申込みが入っています", text: "いまは紹介していません。申込みがなくなると、また掲載されます。" },
  sold: { title: "成約しました", text: "この物件の募集は終わりました。価格と推定は、掲載していたときのものです。" },
  expired: { title: "掲載の期限が過ぎました", text: "会社が情報を更新していないため、募集が続いているかわかりません。" },
  withdrawn: { title: "掲載を終えました", text: "この物件は、いまは掲載していません。" },
};

/** Says that a home is not to be had; nothing where it is on offer. */
export function StateBanner({ state }: { state: State }) {
  if (state === "on-offer") return null;
  const { title, text } = WORDS[state];
  return (
    <Notice tone="warn" title={title}>
      {text}
    </Notice>
  );
}
