import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { StaffScreen } from "#web/console/staff/staff.screen.tsx";

export const Route = createFileRoute("/console/staff")({
  staticData: { name: "console-staff", access: "member", layout: "noindex", tracked: true, title: "スタッフ" },
  loader: () =>
    findPage(null, async (company) => {
      const answer = await company.get("/staff");
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Staff,
});

function Staff() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="スタッフ">
      {(here, list) => <StaffScreen here={here} list={list} />}
    </ConsoleFrame>
  );
}
