import { DOCUMENT_LINK_DAYS } from "#domain/leads/core/lead-mails.ts";
import { days } from "#kernel/duration.ts";

/** What the link in the mail opens: the part of /biz/document that hands the file over. */
export const DOCUMENT_PAGE = { name: "biz-document", life: days(DOCUMENT_LINK_DAYS) } as const;
