import type { Gallery } from "#web/kit/ui/gallery.ts";
import { DeliveryList } from "./deliveries.tsx";
import { SAMPLE_CLIENTS, SAMPLE_DELIVERIES, SAMPLE_ENDPOINTS } from "./samples.ts";
import { WebhooksScreen } from "./webhooks.screen.tsx";

const noDeed = async () => undefined;

export const gallery: Gallery = {
  title: "管理画面：Webhook",
  cases: [
    { name: "送信先", element: <WebhooksScreen clients={SAMPLE_CLIENTS} webhooks={{ items: SAMPLE_ENDPOINTS }} /> },
    { name: "送信先なし", element: <WebhooksScreen clients={SAMPLE_CLIENTS} webhooks={{ items: [] }} /> },
    {
      name: "上限",
      element: (
        <WebhooksScreen
          clients={SAMPLE_CLIENTS}
          webhooks={{ items: [1, 2, 3, 4, 5].flatMap((n) => SAMPLE_ENDPOINTS.slice(0, 1).map((one) => ({ ...one, id: `w${n}` }))) }}
        />
      ),
    },
    { name: "契約なし", element: <WebhooksScreen clients={[]} webhooks={{ items: [] }} /> },
    { name: "送信の記録", element: <DeliveryList items={SAMPLE_DELIVERIES} isBusy={false} onResend={noDeed} /> },
    { name: "送信の記録なし", element: <DeliveryList items={[]} isBusy={false} onResend={noDeed} /> },
  ],
};
