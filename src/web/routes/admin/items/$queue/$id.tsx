import { createFileRoute, notFound } from "@tanstack/react-router";
import { isQueueKey } from "#domain/desk/core/types.ts";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findDeskPage } from "#web/desk/frame/find-desk.ts";
import { ItemScreen } from "#web/desk/item/item.screen.tsx";

export const Route = createFileRoute("/admin/items/$queue/$id")({
  staticData: { name: "admin-item", access: "member", layout: "noindex", tracked: false, title: "受け付けたもの" },
  loader: ({ params: { queue, id } }) =>
    findDeskPage((desk) => {
      if (!isQueueKey(queue)) throw notFound();
      return desk.get("/items/{queue}/{id}", { path: { queue, id } });
    }),
  gcTime: 0,
  component: Item,
});

function Item() {
  const page = Route.useLoaderData();
  return (
    <DeskFrame {...page} title={page.data?.title ?? "受け付けたもの"}>
      {(item) => <ItemScreen key={`${item.queue} ${item.id}`} item={item} />}
    </DeskFrame>
  );
}
