import { createFileRoute, notFound } from "@tanstack/react-router";
import { isQueueKey } from "#domain/desk/core/types.ts";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findItem } from "#web/desk/item/find-item.ts";
import { GoneCard } from "#web/desk/item/gone-card.tsx";
import { ItemScreen } from "#web/desk/item/item.screen.tsx";

export const Route = createFileRoute("/admin/items/$queue/$id")({
  staticData: { name: "admin-item", access: "member", layout: "noindex", tracked: false, title: "受け付けたもの" },
  loader: ({ params: { queue, id } }) => {
    if (!isQueueKey(queue)) throw notFound();
    return findItem({ queue, id });
  },
  gcTime: 0,
  component: Item,
});

function Item() {
  const page = Route.useLoaderData();
  return (
    <DeskFrame {...page} title={page.data?.item?.title ?? "受け付けたもの"}>
      {({ item, queue, id }) => (item ? <ItemScreen key={`${queue} ${id}`} item={item} /> : <GoneCard queue={queue} id={id} />)}
    </DeskFrame>
  );
}
