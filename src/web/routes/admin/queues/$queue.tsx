import { createFileRoute, notFound } from "@tanstack/react-router";
import { isQueueKey } from "#domain/desk/core/types.ts";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findDeskPage } from "#web/desk/frame/find-desk.ts";
import { pageSearch } from "#web/desk/queue/page-search.ts";
import { QueueView } from "#web/desk/queue/queue.view.tsx";

export const Route = createFileRoute("/admin/queues/$queue")({
  staticData: { name: "admin-queue", access: "member", layout: "noindex", tracked: false, title: "受け付けたもの" },
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { queue }, deps }) =>
    findDeskPage((desk) => {
      if (!isQueueKey(queue)) throw notFound();
      return desk.get("/queues/{queue}", { path: { queue }, query: deps });
    }),
  gcTime: 0,
  component: Queue,
});

function Queue() {
  const page = Route.useLoaderData();
  return (
    <DeskFrame {...page} title={page.data?.title ?? "受け付けたもの"}>
      {(data) => <QueueView page={data} />}
    </DeskFrame>
  );
}
