import type { ApiClient, DeskItem } from "#api/client/client.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import { type DeskPage, findDeskPage } from "#web/desk/frame/find-desk.ts";

/** An item that waits, or that none of this number does: it was decided, or never was. */
type FoundItem = { readonly item: DeskItem | null } & ItemId;

export function findItem({ queue, id }: ItemId, desk?: ApiClient["desk"]): Promise<DeskPage<FoundItem>> {
  return findDeskPage<FoundItem>(async (asked) => {
    const answer = await asked.get("/items/{queue}/{id}", { path: { queue, id } });
    if (answer.ok) return { ...answer, value: { queue, id, item: answer.value } };
    return answer.problem.status === 404 ? { ok: true, value: { queue, id, item: null } } : answer;
  }, desk);
}
