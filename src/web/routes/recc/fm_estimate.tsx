import { createFileRoute } from "@tanstack/react-router";
import { findSender } from "#web/recc/find-recc.ts";
import { OwnEstimateView } from "#web/recc/fm/estimate.view.tsx";
import { PassOnCard } from "#web/recc/fm/pass-on-card.tsx";
import { readOwnHome } from "#web/recc/fm/read-own-home.ts";
import { useSender } from "#web/recc/sender-card.tsx";
import { PriceCheckResult } from "#web/risk/money/price-check-result.tsx";
import { useChecked } from "#web/risk/money/use-price-check.ts";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/fm_estimate")({
  ...reccRoute({ name: "recc-fm-estimate", title: "今の家のAI査定（メール）" }),
  loader: () => findSender(),
  component: Estimate,
});

function Estimate() {
  const { form, check } = useChecked({ initial: { kind: "condo" }, read: readOwnHome });
  const office = Route.useLoaderData();
  const sender = useSender(office);
  return (
    <OwnEstimateView sender={sender} form={form}>
      <PriceCheckResult check={check} />
      {office !== null && check.kind === "done" && <PassOnCard office={office.name} home={form.typed} />}
    </OwnEstimateView>
  );
}
