import { browserOf } from "#wire/browser-name.ts";

/** This browser's name in the list of devices. */
export function deviceName(): string {
  return deviceNameOf(typeof navigator === "undefined" ? "" : navigator.userAgent);
}

/** `Chrome（Windows）`, as far as a browser tells. */
export function deviceNameOf(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  const name = browser ?? "ブラウザー";
  return system === null ? name : `${name}（${system}）`;
}
