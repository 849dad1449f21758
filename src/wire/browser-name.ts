/** The browser and the kind of device a User-Agent header tells of; null: it does not tell. */
export function browserOf(userAgent: string): { readonly browser: string | null; readonly system: string | null } {
  const known = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { browser: known(BROWSERS), system: known(SYSTEMS) };
}

/** The first that fits: most browsers also claim to be others. */
const BROWSERS = [
  [/Edg(?:A|iOS)?\//, "Edge"],
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
