import type { InboxResponse } from "#api/client/client.ts";

type Note = InboxResponse["notes"][number];

/** A row of the list: the newest of notices that say the same of the same, and how many of them there are. */
export type NoticeRow = Note & { readonly count: number };

/** Unread notices that say the same of the same are one row, where the newest of them stands; each that was read keeps its own time. */
export function noticeRows(notes: readonly Note[]): NoticeRow[] {
  const keyOf = ({ id, title, url, readAt }: Note) => (readAt === null ? `${url} ${title}` : String(id));
  return [...Map.groupBy(notes, keyOf).values()].flatMap(([newest, ...older]) =>
    newest === undefined ? [] : [{ ...newest, count: older.length + 1 }],
  );
}
