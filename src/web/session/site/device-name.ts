/** This browser's name in the list of devices. */
export function deviceName(): string {
  return deviceNameOf(typeof navigator === "undefined" ? "" : navigator.userAgent);
}

/** `Chrome（Windows）`, as far as a browser tells. */
export function deviceNameOf(userAgent: string): string {
  const known = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  const browser = known(BROWSERS) ?? "ブラウザー";
  const system = known(SYSTEMS);
  return system === null ? browser : `${browser}（${system}）`;
}

/** The first that fits: most browsers also claim to be others. */
const BROWSERS = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;
