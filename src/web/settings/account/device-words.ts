import { formatMoment, formatTime } from "#kernel/japanese-date.ts";
import type { DeviceView } from "#web/session/pool/types.ts";

/** How a device is called; some browsers tell no name. */
export function deviceTitle({ name }: Pick<DeviceView, "name">): string {
  return name || "名前のない端末";
}

/** `最後の利用：2026年2月3日 14:05`; the address it came from stands behind it where it is known. */
export function lastSeenWords({ lastSeenAt, lastIp }: Pick<DeviceView, "lastSeenAt" | "lastIp">): string {
  const at = lastSeenAt === null ? "記録がありません" : formatMoment(lastSeenAt);
  return `最後の利用：${at}${lastIp === null ? "" : `（IPアドレス ${lastIp}）`}`;
}

/** `14:05時点の一覧です`: when the list was loaded, in milliseconds since 1970. */
export function listedAtWords(timestamp: number): string {
  return `${formatTime(new Date(timestamp))}時点の一覧です`;
}

/** This device first, then the one used last. */
function inOrder(devices: readonly DeviceView[]): readonly DeviceView[] {
  const time = ({ lastSeenAt }: DeviceView) => lastSeenAt?.getTime() ?? 0;
  return devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || time(b) - time(a));
}

/** Those that are remembered and this one, which may be; and the others, which do nothing but stand in the list. */
export function byUse(devices: readonly DeviceView[]): { readonly shown: readonly DeviceView[]; readonly others: readonly DeviceView[] } {
  const isOfUse = ({ isRemembered, isThis }: DeviceView) => isRemembered || isThis;
  const ordered = inOrder(devices);
  return { shown: ordered.filter(isOfUse), others: ordered.filter((device) => !isOfUse(device)) };
}
