/** 審査中, 否認, 利用中, 停止中, 終了. Only homes of a live company are shown. */
export const COMPANY_STATES = ["applied", "rejected", "live", "suspended", "closed"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** 管理者, 担当者, 経理. */
export const STAFF_ROLES = ["owner", "agent", "billing"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a company says of itself. */
export type CompanyProfile = {
  readonly name: string;
  /** `東京都知事(3)第12345号`, as `readLicence` writes it. */
  readonly licence: string;
  readonly address: string;
  /** As people read it: `03-1234-5678`. */
  readonly phone: string;
  /** Where inquiries go. A new one counts once it was confirmed from there. */
  readonly email: string;
};

/** A business account (会社). */
export type Company = CompanyProfile & {
  readonly id: string;
  readonly state: CompanyState;
  /** What an operator wrote with the last decision; null: nothing. */
  readonly decisionNote: string | null;
  /** Invented, and shown as such. */
  readonly isSample: boolean;
  /** Where its inquiries shall go, once somebody of the company has opened the link that was sent there; null: nowhere else. */
  readonly newEmail: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Somebody who works for a company, by the account they sign in with. */
export type Staff = {
  /** What colleagues and pages name them by. */
  readonly id: string;
  readonly sub: string;
  readonly companyId: string;
  readonly role: StaffRole;
  readonly name: string;
  /** The verified address of the account when they joined. */
  readonly email: string;
  readonly joinedAt: Date;
};

/** An address that was asked to join. It ends by itself at `expiresAt`. */
export type Invitation = {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly outcome: "accepted" | "revoked" | null;
};

/** Somebody of a company, and the company. */
export type StaffHere = { readonly staff: Staff; readonly company: Company };

/**
 * Who does something with what is a company's: somebody who works for one, by their account; a program of one, by a key that was proved; or an operator,
 * who may with every company.
 */
export type Acting =
  | { readonly as: "staff"; readonly sub: string }
  | { readonly as: "key"; readonly company: Pick<KeyedCompany, "id" | "keyId"> }
  | { readonly as: "operator" };

/** A key of a company, without the key itself. */
export type CompanyKey = {
  readonly id: string;
  readonly label: string;
  /** The first letters, by which people tell keys apart: `mk_7QmX…`. */
  readonly prefix: string;
  readonly madeAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};

/** The company that a key speaks for. */
export type KeyedCompany = { readonly id: string; readonly name: string; readonly keyId: string };
