import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { WebhooksScreen } from "#web/console/webhooks/webhooks.screen.tsx";

export const Route = createFileRoute("/console/api/webhooks")({
  staticData: {
    ...{ name: "console-api-webhooks", access: "member", layout: "noindex", tracked: true },
    ...{ title: "Webhook", showsSecret: true },
  },
  loader: () =>
    findPage("manage-keys", async (company) => {
      const [clients, webhooks] = await Promise.all([company.get("/api/clients"), company.get("/api/webhooks")]);
      return clients.ok && webhooks.ok ? { clients: clients.value.items, webhooks: webhooks.value } : null;
    }),
  gcTime: 0,
  component: Webhooks,
});

function Webhooks() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="Webhook" needs="manage-keys">
      {(_, data) => <WebhooksScreen {...data} />}
    </ConsoleFrame>
  );
}
