import { createFileRoute, useRouter } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { CheckerView } from "#web/biz/checker/checker.view.tsx";

export const Route = createFileRoute("/biz/checker")({
  staticData: { name: "biz-checker", access: "open", layout: "default", tracked: true, title: "価格チェッカー（埋め込み）" },
  loader: async () => {
    const answer = await apiClient().widget.get("/sizes");
    return answer.ok ? answer.value : null;
  },
  component: Checker,
});

function Checker() {
  const { site } = useRouter().options.context;
  return <CheckerView siteOrigin={site.origin} sizes={Route.useLoaderData()} />;
}
