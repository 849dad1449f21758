import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { OverviewView } from "#web/biz/overview/overview.view.tsx";

export const Route = createFileRoute("/biz/")({
  staticData: { name: "biz", access: "open", layout: "default", tracked: true, title: "不動産会社・事業者の方へ" },
  loader: async () => {
    const { content, priceChecker } = apiClient();
    const [accuracy, faq] = await Promise.all([
      priceChecker.get("/accuracy"),
      content.get("/faq/{topic}", { path: { topic: "business" } }),
    ]);
    return { cards: accuracy.ok ? accuracy.value.cards : null, faq: faq.ok ? faq.value : null };
  },
  component: Business,
});

function Business() {
  return <OverviewView {...Route.useLoaderData()} />;
}
