/** 年代, as bands. Null in a profile: 未回答. `undisclosed`: 回答しない. */
export const AGE_BANDS = ["20s", "30s", "40s", "50s", "60s", "70plus"] as const;
export const GENDERS = ["female", "male", "other"] as const;
/** 世帯年収 in 万円: under 300, 300 to 500 …, 2,000 and over. */
export const INCOME_BANDS = ["under300", "300to500", "500to700", "700to1000", "1000to1500", "1500to2000", "2000plus"] as const;
export const PROFESSIONS = [
  "employee",
  "executive",
  "publicServant",
  "selfEmployed",
  "professional",
  "contract",
  "partTime",
  "homemaker",
  "student",
  "retired",
  "other",
] as const;
export const UNDISCLOSED = "undisclosed";
/** Drawn icons that anybody may take. */
export const ICON_PRESETS = ["house", "tower", "tree", "cat", "bird", "sun"] as const;

export type AgeBand = (typeof AGE_BANDS)[number] | typeof UNDISCLOSED;
export type Gender = (typeof GENDERS)[number] | typeof UNDISCLOSED;
export type IncomeBand = (typeof INCOME_BANDS)[number] | typeof UNDISCLOSED;
export type Profession = (typeof PROFESSIONS)[number] | typeof UNDISCLOSED;
export type IconPreset = (typeof ICON_PRESETS)[number];

/** A drawn icon, or the key of a picture in the member's own files (`public/<identity>/icon-….webp`). */
export type Icon = { readonly kind: "preset"; readonly name: IconPreset } | { readonly kind: "file"; readonly key: string };

/** プロフィール. Every field may be null: 未回答. */
export type Profile = {
  readonly ageBand: AgeBand | null;
  readonly gender: Gender | null;
  readonly icon: Icon | null;
  readonly incomeBand: IncomeBand | null;
  readonly profession: Profession | null;
  /** When the member agreed to what these are used for. */
  readonly consentAt: Date | null;
  readonly updatedAt: Date | null;
};

/** 氏名・住所. All optional. Kana are katakana; the postal code is 7 digits. */
export type UserInfo = {
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly familyKana: string | null;
  readonly givenKana: string | null;
  readonly postalCode: string | null;
  readonly prefCode: string | null;
  readonly cityCode: string | null;
  readonly town: string | null;
  readonly street: string | null;
  readonly building: string | null;
  readonly updatedAt: Date | null;
};

/** 同意. What somebody agreed to, in which words, and when it was taken back. */
export type ConsentRecord = {
  readonly id: string;
  readonly subject: string;
  readonly purpose: ConsentPurpose;
  /** Version of the text that was shown, as a date: `2026-11-01`. */
  readonly textVersion: string;
  readonly channel: ConsentChannel;
  readonly givenAt: Date;
  /** Hash of the address it came from; null: not known. */
  readonly sourceHash: string | null;
  readonly withdrawnAt: Date | null;
};

/** Documents that are accepted as a whole, by version; they end with the account alone. */
export const ACCEPTED_DOCUMENTS = ["terms", "privacy"] as const;
export type AcceptedDocument = (typeof ACCEPTED_DOCUMENTS)[number];
/** What is agreed to in words of its own, and may be taken back. */
export const STATED_PURPOSES = ["profile-matching", "news-mail"] as const;
export type StatedPurpose = (typeof STATED_PURPOSES)[number];
/** What is told of, and by which way: agreed to and taken back where it is turned on and off (`notifications/settings`). */
export const NOTICE_PURPOSES = [
  "recommendation-mail",
  "recommendation-line",
  "kyugake-mail",
  "kyugake-line",
  "price-change-mail",
  "price-change-line",
  "offer-mail",
  "offer-line",
  "asset-value-mail",
  "asset-value-line",
] as const;
export type NoticePurpose = (typeof NOTICE_PURPOSES)[number];
export const CONSENT_PURPOSES = [...ACCEPTED_DOCUMENTS, ...STATED_PURPOSES, ...NOTICE_PURPOSES] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Where somebody agreed. `hosted`: at the hosted login. `provider`: on the way by an outside provider. */
export const CONSENT_CHANNELS = ["web", "mail", "line", "hosted", "provider"] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** What somebody looked up before or after signing in; the same place counts once, the newer time wins. */
export type KeptSearch = {
  readonly label: string;
  /** The fields of the price check, as text. */
  readonly draft: Readonly<Record<string, string>>;
  readonly searchedAt: Date;
};

/** 重み of a risk report as an address writes them (`25-20-25-10-8-12`), and when they were moved. */
export type KeptWeights = { readonly w: string; readonly movedAt: Date };

export type KeptEstimate = { readonly estimateId: string; readonly seenAt: Date };

/** Who calls, proved by an access token of the identity service. */
export type Member = {
  readonly sub: string;
  readonly username: string;
  readonly accessToken: string;
  /** Whether the code sent to the e-mail address came back. */
  readonly isEmailVerified: boolean;
  /** The version of 利用規約 that was agreed to where the account was made, as the account says; missing: it says nothing. */
  readonly termsVersion?: string;
  /** A second factor was on when the account was last asked about, half a minute ago at most. */
  readonly hasSecondFactor?: true;
};

/** Asks the identity service whose token this is. Null: nobody's any more. */
export type FindMember = (accessToken: string) => Promise<Member | null | "unreached">;
/** Deletes the account of a token at the identity service. `userAgent`: of the person's browser, for the mail that tells of it. */
export type DeleteUser = (accessToken: string, userAgent?: string | undefined) => Promise<"deleted" | "not-authorised" | "unreached">;
