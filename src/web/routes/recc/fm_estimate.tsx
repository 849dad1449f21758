import { createFileRoute } from "@tanstack/react-router";
import { findSender } from "#web/recc/find-recc.ts";
import { OwnEstimateView } from "#web/recc/fm/estimate.view.tsx";
import { readOwnHome } from "#web/recc/fm/read-own-home.ts";
import { useSender } from "#web/recc/sender-card.tsx";
import { PriceCheckResult } from "#web/risk/money/price-check-result.tsx";
import { useChecked } from "#web/risk/money/use-price-check.ts";

export const Route = createFileRoute("/recc/fm_estimate")({
  staticData: { name: "recc-fm-estimate", access: "token", layout: "noindex", tracked: false, title: "今の家のAI査定（メール）" },
  loader: () => findSender(),
  gcTime: 0,
  component: Estimate,
});

function Estimate() {
  const { form, check } = useChecked({ initial: { kind: "condo" }, read: readOwnHome });
  const sender = useSender(Route.useLoaderData());
  return (
    <OwnEstimateView sender={sender} form={form}>
      <PriceCheckResult check={check} />
    </OwnEstimateView>
  );
}
