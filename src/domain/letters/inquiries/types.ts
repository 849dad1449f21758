import type { ListingKind } from "#domain/listings/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** 見学したい, 資料がほしい, この価格の理由を聞く, 質問. */
export const INQUIRY_TOPICS = ["visit", "documents", "reason", "question"] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

/** How the sender wants to be answered; a company gets no other address. */
export const CONTACT_WAYS = ["mail", "phone"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** C4 of one recipient, from the number on. `forwarded`: a mail went out; `bounced`: nobody took it, the company reads it in the console. */
export const RECIPIENT_STATES = ["accepted", "forwarded", "bounced", "re-forwarded", "replied", "visit-booked", "closed"] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** A company that offers a home, as somebody ticks it. */
export type InquiryRecipient = {
  readonly companyId: string;
  readonly name: string;
  readonly licence: string;
  readonly address: string;
  /** 取引態様. */
  readonly dealType: string;
  /** Its own advertisement, and what it asks. */
  readonly listingId: string;
  readonly price: Yen;
  readonly isSample: boolean;
};

/** A home that somebody writes about. */
export type InquiryHome = {
  readonly dwellingKey: string;
  /** The listing that speaks for it. */
  readonly listingId: string;
  readonly apartmentKey: string | null;
  readonly kind: ListingKind;
  readonly title: string;
  readonly cityCode: string;
  readonly price: Yen;
  /** 九掛け now: the page is called after it. */
  readonly isKyugake: boolean;
  /** Only of a home on offer anybody can ask. */
  readonly state: "on-offer" | "applied" | "sold" | "expired";
  /** Who offers it today, the lowest price first; empty unless it is on offer. */
  readonly recipients: readonly InquiryRecipient[];
};

export type SentInquiry = {
  /** Of the home: any of its listings. */
  readonly listingId: string;
  /** Ticked one by one. */
  readonly companyIds: readonly string[];
  readonly topic: InquiryTopic;
  readonly contactWay: ContactWay;
  readonly name: string;
  /** Where number and receipt go; a company gets it only where `contactWay` is `mail`. */
  readonly email: string;
  /** E.164; null: not asked for. */
  readonly phone: string | null;
  /** Empty: the topic says it all. */
  readonly message: string;
  /** When a visit would suit; empty: not said. */
  readonly preferredDates: string;
  /** Which words were agreed to: `INQUIRY_CONSENT.version`. */
  readonly consentVersion: string;
  readonly sourceHash: string | null;
};

export type InquiryReceipt = {
  /** The number of the letter. */
  readonly id: string;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
  /** Every company had been asked about this home within a day: this is the number of the first letter. */
  readonly isRepeated: boolean;
  /** The companies it went to, by name. */
  readonly companies: readonly string[];
  /** Those that had been asked within a day before, and were not asked again. */
  readonly askedBefore: readonly string[];
};

/** A step of C4, as the company sees it. */
export type InquiryStep = {
  readonly from: RecipientState | null;
  readonly to: RecipientState;
  readonly actor: "system" | "company";
  readonly reason: string | null;
  readonly at: Date;
};

/** Those nobody has answered, those that were answered and are not closed, and those that are. */
export const INQUIRY_FILTERS = ["all", "waiting", "answered", "closed"] as const;
export type InquiryFilter = (typeof INQUIRY_FILTERS)[number];

/** How many inquiries of a company there are of each filter. */
export type InquiryCounts = Readonly<Record<InquiryFilter, number>>;

/** An inquiry in a list of the company that was ticked: who asks what, and until when it should be answered. */
export type CompanyInquiryHead = {
  readonly number: string;
  readonly homeTitle: string;
  readonly topic: InquiryTopic;
  readonly name: string;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
  readonly state: RecipientState;
  /** Nobody has answered, and it is not closed. */
  readonly isWaiting: boolean;
};

/** An inquiry as the company that was ticked reads it: of the two addresses it gets the one that was chosen. */
export type CompanyInquiry = CompanyInquiryHead & {
  readonly listingId: string;
  readonly homePrice: Yen;
  readonly contactWay: ContactWay;
  /** Null: the sender wants to be called. */
  readonly email: string | null;
  /** E.164; null: the sender wants to be written to. */
  readonly phone: string | null;
  readonly message: string;
  readonly preferredDates: string;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  /** The first first. */
  readonly steps: readonly InquiryStep[];
};
