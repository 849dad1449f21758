import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

/** For a company that does not use the recommender: what it does, and where to apply. */
export function NoOffice({ isOwner }: { readonly isOwner: boolean }) {
  return (
    <Card title="物件提案サービスを使っていません">
      <div className="flex flex-col items-start gap-4 text-14">
        <p>会社のお名前で、お客さまの条件に合う物件を、選んだ理由といっしょにメールでお知らせするサービスです。</p>
        <ul className="list-disc space-y-1 pl-5">
          <li>お客さまは、会社の名前と色の登録ページで、希望の条件を登録します</li>
          <li>送る前に、担当者が内容を確かめることができます</li>
          <li>見た回数、いいね、問い合わせから、関心の高いお客さまが分かります</li>
          <li>お客さまは、メールのリンクからいつでも配信を止められます</li>
        </ul>
        {isOwner ? (
          <>
            <p>この画面にサインインしたまま申し込むと、承認の後、この管理画面で使えるようになります。</p>
            <LinkButton to="/recommender/serviceform">導入を申し込む</LinkButton>
          </>
        ) : (
          <p>導入の申し込みは、会社の管理者が行います。</p>
        )}
        <p className="text-13 text-sub">すでに使っている会社は、管理画面とのつなぎ方を運営にお問い合わせください。</p>
      </div>
    </Card>
  );
}
