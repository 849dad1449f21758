import { createFileRoute } from "@tanstack/react-router";
import { ConnectGuideView } from "#web/risk/connect/connect-guide.view.tsx";
import { useBuildingSearch } from "#web/risk/search/building-option.ts";

export const Route = createFileRoute("/risk/connectOwner")({
  staticData: { name: "risk-connectOwner", access: "open", layout: "default", tracked: true, title: "オーナーとつながる" },
  component: ConnectGuide,
});

function ConnectGuide() {
  return <ConnectGuideView search={useBuildingSearch({ page: "connectOwner", search: {} })} />;
}
