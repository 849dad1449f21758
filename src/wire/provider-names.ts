import type { SocialStrategyName } from "./session-cookies.ts";

/** The outside services as they are called, which is also how a pool names its providers. */
export const PROVIDER_NAMES: Readonly<Record<SocialStrategyName, string>> = { google: "Google", line: "LINE", facebook: "Facebook" };
