import { browserOf } from "#wire/browser-name.ts";

/** `iPhone の Safari`, as mails name the device that did something; null where the caller does not tell, as programs do. */
export function deviceWords(userAgent: string | null | undefined): string | null {
  const { browser, system } = browserOf(userAgent ?? "");
  if (browser === null || system === null) return browser ?? system;
  return `${system} の ${browser}`;
}
