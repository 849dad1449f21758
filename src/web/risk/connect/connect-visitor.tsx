import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { ConnectSide } from "./connect-search.ts";

const SIDE_WORDS = {
  buyer: {
    title: "購入を希望する方の登録",
    lead: "このマンションの部屋を買いたい方が、オーナーの登録を待つための登録です。",
    points: [
      "間取り、広さ、予算の希望を登録できます。どれも任意です。",
      "オーナーが登録したときに、アカウントのメールアドレスにお知らせします（希望する方だけ）。",
      "条件はいつでも変えられ、登録はいつでもやめられます。",
    ],
  },
  owner: {
    title: "オーナーの登録",
    lead: "部屋をお持ちの方の登録です。売るかどうかを決めていなくても登録できます。",
    points: [
      "階、間取り、広さを登録できます。どれも任意で、部屋の番号は要りません。",
      "待っている方のうち希望する方に、オーナーの登録があったことだけをお知らせします。",
      "登録しても、売る義務は生じません。登録はいつでもやめられます。",
    ],
  },
} as const;

export const CARDS: Readonly<Record<ConnectSide, { readonly title: string; readonly lead: string }>> = SIDE_WORDS;

type ConnectVisitorProps = {
  readonly side: ConnectSide;
  /** Somebody was signed in when the page was opened. */
  readonly isEnded: boolean;
  /** Remembers the way back. */
  readonly onLeave: () => void;
};

/** What a registration is, for who is not signed in, and the way to the login and back. */
export function ConnectVisitor({ side, isEnded, onLeave }: ConnectVisitorProps) {
  const { title, lead, points } = SIDE_WORDS[side];
  return (
    <Card title={title} lead={lead}>
      <div className="flex flex-col gap-4">
        {isEnded && (
          <Notice tone="warn" title="ログインが終了しています">
            もう一度ログインすると、この画面にもどります。入力した内容は、このタブに残っています。
          </Notice>
        )}
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/login" onClick={onLeave} className="max-sm:w-full">
            ログインして登録する
          </LinkButton>
          <LinkButton to="/login" search={{ tab: "sign-up" }} onClick={onLeave} tone="secondary" className="max-sm:w-full">
            会員登録（無料）
          </LinkButton>
        </p>
        <p className="text-13 text-sub">ログインのあと、この画面にもどります。メールアドレスの入力は要りません。</p>
      </div>
    </Card>
  );
}
