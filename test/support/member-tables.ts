import type { FORGET } from "#api/mypage/member-data/forget.ts";
import type { SectionName } from "#api/mypage/member-data/sections.ts";

/** Who takes the rows of a member away: a domain, `members` itself, the identity service, or the row they hang on. */
type ErasedBy = keyof typeof FORGET | "members" | "identity" | { readonly with: string };
type Kept = { readonly kept: string; readonly until: string };

/** One table with rows of members. */
export type MemberTable = {
  /** The columns by which a row is a member's; none: it hangs on a row that is. */
  readonly keys: readonly string[];
  readonly exported: SectionName | "account" | { readonly not: string };
  readonly erased: ErasedBy | Kept;
  /** What of a member stands in it after the account is deleted; without a word nothing does. */
  readonly keeps?: readonly ("sub" | "address")[];
};

const ONE_TIME = { not: "a secret that is good for minutes, or its hash" } as const;
const OF_THE_WRITER = "the person may write without an account, and the answer and its proof are kept as the privacy policy says";
const THREE_YEARS = "3 years after it was closed";
const OPERATOR = "an operator at work: who did what with data of others stays on record";
const OFFICE = "the office is responsible for its customers; it exports and deletes them in its console";

/**
 * Every table that has a member's key: what the export hands out of it, and what becomes of it when the account is deleted. Held against the
 * migrated schema and against a member with data in all of them (`member-tables.server.test.ts`): a table with such a key needs a row here.
 */
export const MEMBER_TABLES: Readonly<Record<string, MemberTable>> = {
  members_user_info: { keys: ["sub"], exported: "member", erased: "members" },
  members_profile: { keys: ["sub"], exported: "member", erased: "members" },
  members_search: { keys: ["sub"], exported: "member", erased: "members" },
  members_estimate: { keys: ["sub"], exported: "member", erased: "members" },
  members_risk_weights: { keys: ["sub"], exported: "member", erased: "members" },
  members_consent: {
    keys: ["subject"],
    exported: "member",
    erased: { kept: "proof of what was agreed to (特定電子メール法, 特定商取引法)", until: "3 years after it was taken back; then a hash" },
    keeps: ["sub"],
  },
  owned_property: { keys: ["sub"], exported: "assets", erased: "assets" },
  valuation_point: { keys: [], exported: "assets", erased: { with: "owned_property" } },
  home_valuation: {
    keys: [],
    exported: { not: "where the monthly reckoning stands; its values are handed out" },
    erased: { with: "owned_property" },
  },
  ownership_check: { keys: ["mail_to"], exported: "assets", erased: { with: "owned_property" } },
  ownership_document: {
    keys: [],
    exported: { not: "copies of the member's own papers, which are gone once they were looked at" },
    erased: "assets",
  },
  offer_campaign: { keys: ["sub"], exported: "offers", erased: "offers" },
  offer: { keys: ["buyer_sub", "owner_sub"], exported: "offers", erased: "offers" },
  offer_message: { keys: [], exported: "offers", erased: "offers" },
  offer_contact: { keys: ["email"], exported: "offers", erased: "offers" },
  offer_block: { keys: ["owner_sub", "buyer_sub"], exported: "offers", erased: "offers" },
  offer_report: { keys: [], exported: "offers", erased: "offers" },
  offer_notice: { keys: [], exported: { not: "on its way, and then in the messages" }, erased: "offers" },
  offer_event: {
    keys: [],
    exported: "offers",
    erased: { kept: "what happened to the other side's offer; names nobody", until: "not limited" },
  },
  offer_disclosure: {
    keys: [],
    exported: { not: "what operators asked each other; the hand-over itself is a step of the offer" },
    erased: { kept: "proof of who saw whose name, and why", until: "not limited" },
  },
  waiting_buyer: { keys: ["sub", "mail_to"], exported: "connections", erased: "connections" },
  owner_registration: { keys: ["sub"], exported: "connections", erased: "connections" },
  kept_home: { keys: ["sub"], exported: "keptHomes", erased: "homes" },
  favorite_folder: { keys: ["owner_sub"], exported: "favorites", erased: "favorites" },
  favorite_folder_member: { keys: ["sub"], exported: "favorites", erased: "favorites" },
  favorite: { keys: ["added_by", "note_by"], exported: "favorites", erased: "favorites" },
  favorite_link: {
    keys: [],
    exported: { not: "hashes of links, and a folder tells whom it is shared with" },
    erased: { with: "favorite_folder" },
  },
  user_query: { keys: ["sub", "mail_to"], exported: "conditions", erased: "queries" },
  user_query_version: { keys: [], exported: "conditions", erased: { with: "user_query" } },
  query_notice: { keys: [], exported: "conditions", erased: { with: "user_query" } },
  query_draft: { keys: ["sub"], exported: "conditions", erased: "queries" },
  notification_setting: { keys: ["recipient", "mail_address"], exported: "notifications", erased: "notifications" },
  notification_choice: { keys: ["recipient"], exported: "notifications", erased: { with: "notification_setting" } },
  inbox_note: { keys: ["recipient"], exported: "notifications", erased: "notifications" },
  line_account: { keys: ["recipient", "former_recipient", "user_id"], exported: "notifications", erased: "line" },
  line_nonce: { keys: ["recipient"], exported: ONE_TIME, erased: "line" },
  opaque_link: { keys: ["subject"], exported: { not: "hashes of the links in mails" }, erased: "notifications" },
  outbox: {
    keys: ["recipient", "recipient_key"],
    exported: "notifications",
    erased: { kept: "copies of mails by their address, for questions about them; what names the member goes at once", until: "30 days" },
    keeps: ["address"],
  },
  delivery_batch: { keys: ["recipient"], exported: "recommendations", erased: "recommendation" },
  delivery_item: { keys: [], exported: "recommendations", erased: { with: "delivery_batch" } },
  delivery_event: { keys: [], exported: "recommendations", erased: { with: "delivery_batch" } },
  delivery_item_removed: {
    keys: [],
    exported: { not: "homes that an office took out before it was sent to its own customers" },
    erased: { with: "delivery_batch" },
  },
  home_reaction: { keys: ["recipient"], exported: "recommendations", erased: "recommendation" },
  suggestion_refusal: { keys: ["recipient"], exported: "recommendations", erased: "recommendation" },
  company_staff: { keys: ["sub", "email"], exported: "company", erased: "companies" },
  staff_without_morning_mail: {
    keys: [],
    exported: { not: "whether the office writes in the morning: a setting of its console" },
    erased: { with: "company_staff" },
  },
  desk_claim: { keys: ["operator"], exported: { not: "what an operator is working on, for half an hour" }, erased: "desk" },
  company_invitation: {
    keys: ["email"],
    exported: { not: "the company's own list of whom it asked; the mail that asked is in the messages" },
    erased: { kept: "the company's record", until: "as long as the company" },
    keeps: ["address"],
  },
  letter: { keys: ["email"], exported: "letters", erased: { kept: OF_THE_WRITER, until: THREE_YEARS }, keeps: ["address"] },
  letter_file: { keys: [], exported: "letters", erased: { kept: "with its letter", until: THREE_YEARS } },
  biz_lead: {
    keys: [],
    exported: { not: "what a company asked for, and whose lead it is with us" },
    erased: { kept: "with its letter", until: THREE_YEARS },
  },
  biz_trial: { keys: [], exported: { not: "what a company applied for" }, erased: { kept: "with its letter", until: THREE_YEARS } },
  listing_inquiry: { keys: [], exported: "letters", erased: { kept: "with its letter", until: THREE_YEARS } },
  inquiry_recipient: { keys: [], exported: "letters", erased: { kept: "with its letter", until: THREE_YEARS } },
  inquiry_step: {
    keys: [],
    exported: { not: "the steps of the company that was asked" },
    erased: { kept: "with its letter", until: THREE_YEARS },
  },
  risk_registration: {
    keys: ["email"],
    exported: "reportRegistrations",
    erased: { kept: "made without an account, and stopped by its own link", until: "3 years after it was stopped" },
    keeps: ["address"],
  },
  tenant_customer: {
    keys: ["email", "line_user_id"],
    exported: { not: OFFICE },
    erased: { kept: OFFICE, until: "the office or the customer says so" },
    keeps: ["address"],
  },
  identity_account: { keys: ["sub"], exported: "account", erased: "identity" },
  identity_alias: { keys: ["sub"], exported: "account", erased: { with: "identity_account" } },
  identity_device: { keys: ["sub"], exported: "account", erased: { with: "identity_account" } },
  identity_grant: { keys: ["sub"], exported: "account", erased: { with: "identity_account" } },
  identity_browser_session: { keys: ["sub"], exported: "account", erased: { with: "identity_account" } },
  identity_passkey: { keys: ["sub"], exported: "account", erased: { with: "identity_account" } },
  identity_provider_login: { keys: ["sub", "subject"], exported: "account", erased: { with: "identity_account" } },
  identity_code: { keys: ["sub"], exported: ONE_TIME, erased: { with: "identity_account" } },
  identity_oauth_code: { keys: ["sub"], exported: ONE_TIME, erased: { with: "identity_account" } },
  identity_recovery_set: { keys: ["sub"], exported: ONE_TIME, erased: { with: "identity_account" } },
  identity_recovery_code: { keys: ["sub"], exported: ONE_TIME, erased: { with: "identity_recovery_set" } },
  identity_federated_login: {
    keys: ["subject", "identity_id"],
    exported: { not: "joins the account to the folder of its own files" },
    erased: "identity",
  },
  identity_object: {
    keys: ["identity_id"],
    exported: { not: "the files themselves: the screens that keep them give them out" },
    erased: "identity",
  },
  identity_audit: {
    keys: ["sub"],
    exported: "account",
    erased: { kept: "looking into abuse; no name and no address of a person", until: "not limited" },
    keeps: ["sub"],
  },
  identity_notice: {
    keys: ["sub", "recipient"],
    exported: { not: "mails of the account on their way; the log tells what they tell" },
    erased: { kept: "the mail that tells of the deletion goes out after it", until: "1 day after it was sent" },
    keeps: ["sub", "address"],
  },
  identity_arrival: {
    keys: ["subject", "email", "code_email"],
    exported: { not: "a sign-in at a provider that was not finished, and belongs to nobody yet" },
    erased: { kept: "belongs to no account", until: "minutes" },
  },
  identity_outbox: {
    keys: ["recipient", "username"],
    exported: { not: "mails of a machine without a mail server, for whoever develops on it" },
    erased: { kept: "written in local mode alone", until: "the machine is reset" },
    keeps: ["address"],
  },
};

/** Tables below which the rows are no member's: of an office and its customers. */
export const OF_OFFICES: ReadonlySet<string> = new Set(["tenant_customer"]);

/** Columns that are called like a key and are none of a member, by table and column. */
export const NO_MEMBER_KEYS: Readonly<Record<string, string>> = {
  "company.email": "of a company",
  "company_address.email": "of a company",
  "company_invitation.invited_by": "id of a staff row, which goes with the account",
  "api_key.replaced_by": "id of the key that took its place",
  "consultation.email": "of a company that booked, which has no account",
  "consultation_waiting.email": "of a company that waits, which has no account",
  "company_key.made_by": "id of a staff row, which goes with the account",
  "delivery_item_removed.removed_by": "id of a staff row, which goes with the account",
  "tenant.email": "of an office",
  "tenant_application.email": "of an office that applies",
  "tenant_answer.answered_by": "id of a staff row, which goes with the account",
  "tenant_lead.assigned_to": "id of a staff row, which goes with the account",
  "tenant_lead.handled_by": "id of a staff row, which goes with the account",
  "tenant_import.staff_id": "id of a staff row, which goes with the account",
  "staff_without_morning_mail.staff_id": "goes with the staff row",
  "tenant_line.bot_user_id": "of an office's own account of LINE",
  "estimate.subject": "the home that was estimated",
  "identity_outbox.subject": "of a mail",
  "tenant_inquiry.subject": "what an inquiry is about",
  "station.operator": "of a railway",
  "offer_event.actor": "which side, not who",
  "offer_message.decided_by": OPERATOR,
  "offer_report.closed_by": OPERATOR,
  "offer_disclosure.asked_by": OPERATOR,
  "offer_disclosure.approved_by": OPERATOR,
  "desk_audit.operator": OPERATOR,
  "desk_approval.asked_by": OPERATOR,
  "desk_approval.decided_by": OPERATOR,
  "mailing_stop.undo_by": `${OPERATOR}; else a company, or the hash of a browser's secret`,
  "kyugake_raising.judged_by": "days after which a flag was judged",
  "notification_choice.changed_by": "by which way, not by whom",
  "rent.told_by": "which source told the rent",
  "feed_run.actor": "id of a staff row or of a key",
  "inquiry_step.actor": "which side, not who",
  "risk_correction_log.actor": "which side, not who",
  "transition.actor": "which side, or the id of a staff row",
};
