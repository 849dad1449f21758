/** How often a member wants to hear of 九掛け物件 that fit: never, A at once and B once a day, once a day, once a week. */
export const KYUGAKE_NOTICES = ["never", "at-once", "daily", "weekly"] as const;
export type KyugakeNotice = (typeof KYUGAKE_NOTICES)[number];

/** Before somebody chooses: told to who turned 九掛け物件の速報 on in their settings, and to nobody else. */
export const UNCHOSEN: KyugakeNotice = "at-once";
