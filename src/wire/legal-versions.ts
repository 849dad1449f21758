/** The versions of 利用規約 and プライバシーポリシー that are agreed to where an account is made: the newest that are in force (content/). */
export const TERMS_VERSION = "2026-11-23";
export const PRIVACY_VERSION = "2026-11-23";
