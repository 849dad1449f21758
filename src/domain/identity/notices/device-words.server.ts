import { parse } from "bowser";

/** Null: the text does not tell. */
export type DeviceWords = { readonly device: string | null; readonly browser: string | null };

/** Longer texts are nobody's browser; what is beyond is not read. */
const MOST_CHARACTERS = 512;

/** Makers' names of systems, as people know them. */
const SYSTEMS: Readonly<Record<string, string>> = {
  macOS: "Mac",
  Windows: "Windows",
  Android: "Android",
  "Chrome OS": "ChromeOS",
  Linux: "Linux",
};

/** Browsers whose name of the library is not the one people know. */
const BROWSERS: Readonly<Record<string, string>> = { "Microsoft Edge": "Edge", "Samsung Internet for Android": "Samsung Internet" };
/** Programs that are no browser. */
const PROGRAMS = /bot|crawl|spider|curl|wget|postman|node|python|okhttp|java\//i;

/**
 * The device and the browser of a `User-Agent` header, as people call them: `iPhone` and `Safari`. Only what the text says; a text that is
 * nobody's browser tells neither.
 */
export function deviceWordsOf(userAgent: string | null | undefined): DeviceWords {
  const text = (userAgent ?? "").slice(0, MOST_CHARACTERS);
  if (!text.startsWith("Mozilla/") || PROGRAMS.test(text)) return { device: null, browser: null };
  const { browser, os, platform } = parse(text);
  const model = platform.model === "iPhone" || platform.model === "iPad" ? platform.model : null;
  const name = browser.name ?? "";
  return { device: model ?? SYSTEMS[os.name ?? ""] ?? null, browser: name === "" ? null : (BROWSERS[name] ?? name) };
}

/** `iPhone の Safari`; what is known of it, or null where nothing is. */
export function deviceTitleOf(userAgent: string | null | undefined): string | null {
  const { device, browser } = deviceWordsOf(userAgent);
  if (device !== null && browser !== null) return `${device} の ${browser}`;
  return device ?? browser;
}
