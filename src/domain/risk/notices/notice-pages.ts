import { days } from "#kernel/duration.ts";

/** What the link in a mail to a registration opens. What it can change ends with its life; stopping never does. */
export const NOTICE_PAGES = { name: "risk-notices", life: days(30) } as const;
