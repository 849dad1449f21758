import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

/** For a member who works for no company yet. */
export function NoCompany() {
  return (
    <Card title="業者アカウントに参加していません">
      <div className="flex flex-col items-start gap-4 text-14">
        <p>宅地建物取引業の免許を受けた会社は、業者アカウントを申し込むと、物件を掲載できます。</p>
        <p>すでに会社のアカウントがあるときは、会社の管理者から招待を受けてください。招待は、メールで届きます。</p>
        <LinkButton to="/console/apply">業者アカウントを申し込む</LinkButton>
      </div>
    </Card>
  );
}
