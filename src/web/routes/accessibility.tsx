import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { AccessibilityView } from "#web/accessibility/accessibility.view.tsx";

export const Route = createFileRoute("/accessibility")({
  staticData: { name: "accessibility", access: "open", layout: "default", tracked: true, title: "ウェブアクセシビリティ" },
  loader: async () => {
    const report = await apiClient().content.get("/accessibility");
    return report.ok ? report.value : null;
  },
  component: Accessibility,
});

function Accessibility() {
  return <AccessibilityView report={Route.useLoaderData()} />;
}
