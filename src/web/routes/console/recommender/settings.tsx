import { createFileRoute } from "@tanstack/react-router";
import { findOfficePage } from "#web/console/recommender/find-office.ts";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";
import { SettingsScreen } from "#web/console/recommender/settings/settings.screen.tsx";

export const Route = createFileRoute("/console/recommender/settings")({
  staticData: { name: "console-recommender-settings", access: "member", layout: "noindex", tracked: true, title: "設定" },
  loader: () => findOfficePage("answer-leads", (company) => company.get("/recommender/settings")),
  gcTime: 0,
  component: Settings,
});

function Settings() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="設定" needs="answer-leads">
      {({ permissions }, settings) => <SettingsScreen settings={settings} mayChange={permissions.includes("change-recommender")} />}
    </RecommenderFrame>
  );
}
