import { createFileRoute } from "@tanstack/react-router";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findDeskPage } from "#web/desk/frame/find-desk.ts";
import { StartView } from "#web/desk/start/start.view.tsx";

export const Route = createFileRoute("/admin/")({
  staticData: { name: "admin", access: "member", layout: "noindex", tracked: false, title: "運営の画面" },
  loader: () =>
    findDeskPage(async (desk) => {
      const [queues, approvals] = await Promise.all([desk.get("/queues"), desk.get("/approvals")]);
      if (!queues.ok) return queues;
      return approvals.ok ? { ok: true, value: { queues: queues.value.items, approvals: approvals.value.items } } : approvals;
    }),
  gcTime: 0,
  component: Start,
});

function Start() {
  return (
    <DeskFrame {...Route.useLoaderData()} title="運営の画面">
      {(data) => <StartView {...data} />}
    </DeskFrame>
  );
}
