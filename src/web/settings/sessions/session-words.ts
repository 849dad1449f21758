import type { SessionEntry } from "#web/session/pool/types.ts";

const MOMENT = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** `iPhone の Safari`; some programs do not tell what they are. */
export function sessionTitle({ device }: Pick<SessionEntry, "device">): string {
  return device ?? "端末の種類は分かりません";
}

/** When and where it was signed in, and when it was used last. A place that is not known is not spoken of. */
export function sessionLines({ place, firstUsedAt, lastUsedAt, isThis }: Omit<SessionEntry, "id" | "device" | "kind">): readonly string[] {
  const begun = `ログイン：${MOMENT.format(firstUsedAt)}${place === null ? "" : `（${place}から）`}`;
  return isThis ? [begun] : [begun, `最後の利用：${MOMENT.format(lastUsedAt)}ごろ`];
}

/** This one first; the others as they come, the one used last first. */
export function thisFirst(sessions: readonly SessionEntry[]): readonly SessionEntry[] {
  return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}
