import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { HowItWorks } from "./how-it-works.tsx";

type OfferVisitorProps = {
  /** One offer was asked for: who was told of it signs in first. */
  readonly isOfOne: boolean;
  /** Remembers the way back. */
  readonly onLeave: () => void;
};

/** What direct offers are, for who is not signed in, and the way to the login and back. */
export function OfferVisitor({ isOfOne, onLeave }: OfferVisitorProps) {
  return (
    <div className="measure-content flex flex-col gap-5 py-6 sm:py-8">
      <div>
        <h1 className="text-28">ダイレクトオファー</h1>
        <p className="mt-1 max-w-reading">
          売り出されていない住まいのオーナーに、買い手が匿名で価格を提示するしくみです。双方が同意するまで、お互いの名前も連絡先も伝わりません。
        </p>
      </div>
      {isOfOne && <Notice title="ログインが必要です">ログインすると、お知らせしたオファーを開きます。</Notice>}
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/login" onClick={onLeave}>
          ログインする
        </LinkButton>
        <LinkButton to="/login" search={{ tab: "sign-up" }} onClick={onLeave} tone="secondary">
          会員登録（無料）
        </LinkButton>
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Card title="買いたい方">
          <HowItWorks side="buyer" />
        </Card>
        <Card title="お持ちの方（オーナー）">
          <HowItWorks side="owner" />
        </Card>
      </div>
    </div>
  );
}
