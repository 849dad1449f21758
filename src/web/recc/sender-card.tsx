import { useRouter } from "@tanstack/react-router";
import type { Recommendations } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { officeSender, type Sender, siteSender } from "./sender.ts";

/** The sender of what this page shows. */
export function useSender(office: Recommendations["sender"] = null): Sender {
  const own = siteSender(useRouter().options.context.site);
  return office === null ? own : officeSender(office);
}

/** Who sent this, with address and licence. */
export function SenderCard({ sender: { name, operator, address, licence, agent } }: { readonly sender: Sender }) {
  return (
    <Card title="送信者">
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-14 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Row label="名称">{operator === null ? name : `${name}（${operator}）`}</Row>
        <Row label="所在地">{address}</Row>
        <Row label="免許証番号">{licence}</Row>
        {agent && <Row label="担当">{agent.phone === null ? agent.name : `${agent.name}（${agent.phone}）`}</Row>}
      </dl>
    </Card>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <>
      <dt className="text-sub">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
