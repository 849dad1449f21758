/**
 * How long the record of a consent names its person after it was taken back, in years. Records behind advertising mail are to be kept for three
 * years (特定商取引に関する法律施行規則) and for one month after the last mail (特定電子メールの送信の適正化等に関する法律施行規則); the longer
 * holds for every purpose, so that one rule is to be explained. A consent that stands is kept as long as it stands.
 */
export const CONSENT_YEARS_AFTER_WITHDRAWAL = 3;

/** Consents taken back before this are due: their subject becomes a hash and their source is forgotten. */
export function consentsDueBefore(now: Date): Date {
  const due = new Date(now);
  due.setUTCFullYear(due.getUTCFullYear() - CONSENT_YEARS_AFTER_WITHDRAWAL);
  return due;
}
