import { formatMoment } from "#kernel/japanese-date.ts";
import type { SessionEntry } from "#web/session/pool/types.ts";

/** `iPhone の Safari`; some programs do not tell what they are. */
export function sessionTitle({ device }: Pick<SessionEntry, "device">): string {
  return device ?? "端末の種類は分かりません";
}

/** When and where it was signed in, and when it was used last. A place that is not known is not spoken of. */
export function sessionLines({ place, firstUsedAt, lastUsedAt, isThis }: Omit<SessionEntry, "id" | "device" | "kind">): readonly string[] {
  const begun = `ログイン：${formatMoment(firstUsedAt)}${place === null ? "" : `（${place}から）`}`;
  return isThis ? [begun] : [begun, `最後の利用：${formatMoment(lastUsedAt)}ごろ`];
}

/** This one first; the others as they come, the one used last first. */
export function thisFirst(sessions: readonly SessionEntry[]): readonly SessionEntry[] {
  return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}
