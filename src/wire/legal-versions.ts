export const TERMS_VERSION = "2026-11-23";
export const PRIVACY_VERSION = "2026-11-23";
/** Of 事業者向け利用規約. */
export const BIZ_TERMS_VERSION = "2026-11-29";
