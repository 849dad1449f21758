/** A condominium as a mail names it. */
export type MailBuilding = { readonly key: string; readonly name: string };

export type AnsweredKind = "question" | "listing" | "visit";

/** What a mail of the risk pages says. The words are made when it is handed over (mail-texts.ts), so that no link waits in the database. */
export type RiskMail =
  | {
      readonly kind: "letter-received";
      readonly letter: AnsweredKind;
      readonly number: string;
      /** ISO date. */
      readonly dueOn: string;
      readonly building: MailBuilding | null;
    }
  | {
      readonly kind: "letter-answered";
      readonly letter: AnsweredKind;
      readonly number: string;
      readonly answer: string;
      readonly building: MailBuilding | null;
    }
  | {
      readonly kind: "correction-received";
      readonly number: string;
      readonly dueOn: string;
      readonly field: string;
      readonly files: number;
      readonly building: MailBuilding;
    }
  | {
      readonly kind: "correction-decided";
      readonly number: string;
      readonly field: string;
      readonly isAccepted: boolean;
      /** What was changed, or why nothing was: the words of the public log. */
      readonly reason: string;
      readonly building: MailBuilding;
    }
  /** `registrationId`: whose link to the options is put in, a new one each time. */
  | { readonly kind: "registration-received"; readonly registrationId: string; readonly wants: boolean; readonly building: MailBuilding }
  | {
      readonly kind: "letter-changed";
      readonly registrationId: string;
      readonly before: string | null;
      readonly now: string | null;
      readonly building: MailBuilding;
    }
  | { readonly kind: "yearly-report"; readonly registrationId: string; readonly now: string | null; readonly building: MailBuilding }
  | { readonly kind: "notice-link"; readonly registrationId: string; readonly building: MailBuilding }
  /** To those who wait to buy: an owner of the building has registered. They leave the list on the page of the building. */
  | { readonly kind: "owner-registered"; readonly building: MailBuilding }
  /** Receipts of who waits to buy, and of an owner. */
  | { readonly kind: "waiting-joined"; readonly building: MailBuilding }
  | { readonly kind: "owner-joined"; readonly building: MailBuilding };

export type RiskMailKind = RiskMail["kind"];
