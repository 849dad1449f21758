import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NotShownView } from "#web/recc/door/closed.tsx";
import type { ReccData } from "#web/recc/find-recc.ts";
import { LatestView } from "#web/recc/list/latest.view.tsx";
import { SenderCard, useSender } from "#web/recc/sender-card.tsx";
import { SenderBand } from "./sender-band.tsx";

const TITLE = "メールのおすすめ一覧";

/** The homes of one mail, in the name of who sent it. */
export function CollectionScreen({ data }: { readonly data: ReccData }) {
  const sender = useSender(data.kind === "shown" ? data.found.sender : null);
  if (data.kind !== "shown") return <NotShownView title={TITLE} why={data.kind} />;
  return (
    <div className="measure-content py-6 sm:py-8">
      <SenderBand sender={sender} />
      <h1 className="mt-3 text-28 max-sm:text-22">{TITLE}</h1>
      <div className="mt-4 flex flex-col gap-5">
        <LatestView found={data.found} today={data.today} homePath="/recc/fm_detail" />
        <EstimateInvitation />
        <SenderCard sender={sender} />
      </div>
    </div>
  );
}

function EstimateInvitation() {
  return (
    <Card title="今の家の価格も調べられます">
      <p className="text-14">住み替えを考えるときは、今の家のAI推定価格と、その幅が目安になります。</p>
      <p className="mt-3">
        <LinkButton to="/recc/fm_estimate" tone="secondary">
          今の家を査定する
        </LinkButton>
      </p>
    </Card>
  );
}
