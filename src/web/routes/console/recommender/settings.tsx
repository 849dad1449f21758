import { createFileRoute } from "@tanstack/react-router";
import { findPage } from "#web/console/frame/find-console.ts";
import { NoOffice } from "#web/console/recommender/no-office.tsx";
import { RecommenderFrame } from "#web/console/recommender/recommender-frame.tsx";
import { SettingsScreen } from "#web/console/recommender/settings/settings.screen.tsx";

export const Route = createFileRoute("/console/recommender/settings")({
  staticData: { name: "console-recommender-settings", access: "member", layout: "noindex", tracked: true, title: "設定" },
  loader: () =>
    findPage("answer-leads", async (company) => {
      const answer = await company.get("/recommender/settings");
      if (answer.ok) return answer.value;
      return answer.problem.status === 404 ? "no-office" : null;
    }),
  gcTime: 0,
  component: Settings,
});

function Settings() {
  return (
    <RecommenderFrame {...Route.useLoaderData()} title="設定" needs="answer-leads">
      {({ me, permissions }, settings) =>
        settings === "no-office" ? (
          <NoOffice isOwner={me.role === "owner"} />
        ) : (
          <SettingsScreen settings={settings} mayChange={permissions.includes("change-recommender")} />
        )
      }
    </RecommenderFrame>
  );
}
