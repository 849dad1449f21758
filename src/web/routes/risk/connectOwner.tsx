import { createFileRoute } from "@tanstack/react-router";
import { ConnectGuideView } from "#web/risk/connect/connect-guide.view.tsx";
import { useBuildingSearch } from "#web/risk/search/building-option.ts";
import { knowsBuildings } from "#web/risk/search/find-guide.ts";

export const Route = createFileRoute("/risk/connectOwner")({
  staticData: { name: "risk-connectOwner", access: "open", layout: "default", tracked: true, title: "オーナーとつながる" },
  loader: () => knowsBuildings(),
  component: ConnectGuide,
});

function ConnectGuide() {
  return <ConnectGuideView hasBuildings={Route.useLoaderData()} search={useBuildingSearch({ page: "connectOwner", search: {} })} />;
}
