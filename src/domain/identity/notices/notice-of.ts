/** What a mail can tell somebody of their account. */
export const NOTICE_KINDS = [
  "password-changed",
  "email-changed",
  "phone-changed",
  "second-factor-on",
  "second-factor-off",
  "second-factor-app-changed",
  "recovery-codes-made",
  "recovery-code-used",
  "new-device",
  "provider-linked",
  "provider-unlinked",
  "passkey-added",
  "passkey-removed",
  "account-deleted",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** One mail of several events: those that came after as many as are told at once. */
export const FURTHER = "further";

export type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** A mail that is to tell somebody what happened. */
export type Notice = {
  readonly id: number;
  readonly poolId: string;
  readonly clientId: string | null;
  readonly sub: string;
  readonly kind: NoticeKind | typeof FURTHER;
  readonly to: string;
  readonly at: Date;
  /** `iPhone の Safari`; null: not known. */
  readonly device: string | null;
  readonly detail: Detail;
  /** How often it was tried, this time included. */
  readonly tries: number;
};

type Happened = { readonly event: string; readonly outcome: string; readonly detail?: Detail };
/** Which notices an event calls for, once it came to what it should. */
type Tells = (detail: Detail) => readonly NoticeKind[];
/** Why an event is told to nobody. */
type Silent = { readonly silentBecause: string };

const silent = (silentBecause: string): Silent => ({ silentBecause });
const always =
  (kind: NoticeKind): Tells =>
  () => [kind];
const when =
  (member: string, kind: NoticeKind): Tells =>
  (detail) =>
    detail[member] === true ? [kind] : [];

/** By the addresses that an event says are new: a space between them. */
const changedAddresses: Tells = ({ changed }) => {
  const names = String(changed ?? "").split(" ");
  return [
    ...(names.includes("email") ? (["email-changed"] as const) : []),
    ...(names.includes("phone_number") ? (["phone-changed"] as const) : []),
  ];
};

const OF_NOBODY = silent("it is of no account");
const OF_OPERATOR = silent("an operator did it, and tells the person");
const ASKED_FOR = silent("the person has just asked for it, and it opens nothing");
const REFUSED = silent("it was refused: nothing changed, and mails of tries would be a way to flood somebody");

/**
 * Every event of the audit log: what its person is told, or why nothing. Kept whole by a test that reads the events out of the code.
 */
export const TOLD: Readonly<Record<string, Tells | Silent>> = {
  "password-change": always("password-changed"),
  "password-reset": always("password-changed"),
  "password-set": always("password-changed"),
  "attributes-change": changedAddresses,
  "verify-attribute": changedAddresses,
  "second-factors": ({ turnedOn, turnedOff }) => [
    ...(turnedOn ? (["second-factor-on"] as const) : []),
    ...(turnedOff ? (["second-factor-off"] as const) : []),
  ],
  "authenticator-app": ({ turnedOn, replaced }) => (turnedOn ? ["second-factor-on"] : replaced ? ["second-factor-app-changed"] : []),
  "recovery-codes": when("replaced", "recovery-codes-made"),
  "recovery-code": always("recovery-code-used"),
  "sign-in": when("newDevice", "new-device"),
  "provider-linked": always("provider-linked"),
  "provider-unlinked": always("provider-unlinked"),
  "passkey-added": always("passkey-added"),
  "passkey-removed": always("passkey-removed"),
  "delete-user": always("account-deleted"),
  "account-deleted": always("account-deleted"),
  "account-confirmed": OF_OPERATOR,
  "account-created": silent("its invitation is a mail of its own"),
  "account-disabled": OF_OPERATOR,
  "account-enabled": OF_OPERATOR,
  "account-imported": OF_OPERATOR,
  "group-joined": OF_OPERATOR,
  "group-left": OF_OPERATOR,
  "invitation-renewed": silent("the invitation is a mail of its own"),
  "password-reset-required": silent("its code is a mail of its own"),
  "sample-account-created": silent("a sample is nobody"),
  "users-exported": OF_NOBODY,
  "client-created": OF_NOBODY,
  "keys-rotated": OF_NOBODY,
  "pool-created": OF_NOBODY,
  "pool-mfa-changed": OF_NOBODY,
  "provider-registered": OF_NOBODY,
  "sign-up-verification-changed": OF_NOBODY,
  "recent-sign-in-changed": OF_NOBODY,
  "passkeys-changed": OF_NOBODY,
  "terms-changed": OF_NOBODY,
  "guest-identity": OF_NOBODY,
  "code-sent": silent("it is a mail of its own"),
  "sign-up": silent("its code is a mail of its own"),
  "confirm-sign-up": ASKED_FOR,
  "identity-linked": silent("the same login opens the same files"),
  credentials: silent("it comes of a sign-in, which is told"),
  CodeExchange: silent("it comes of a sign-in, which is told"),
  "passkey-renamed": silent("it signs in as before"),
  passkey: silent("the sign-in that comes of it is told"),
  "session-end": ASKED_FOR,
  "other-sessions-end": ASKED_FOR,
  "device-confirm": silent("the sign-in of the new device is told"),
  "device-forget": ASKED_FOR,
  "device-status": ASKED_FOR,
  "device-proof": REFUSED,
  "global-sign-out": ASKED_FOR,
  "sign-out": ASKED_FOR,
  "token-revoke": ASKED_FOR,
  "refresh-reuse": silent("mostly a client that sent a token twice; the session has ended"),
  password: REFUSED,
  "custom-answer": REFUSED,
  "second-factor": REFUSED,
};

/** The outcomes by which an event has happened; any other says that it was refused. */
const HAPPENED: ReadonlySet<string> = new Set(["done", "changed", "set up", "used"]);

/** What its person is told of an event. */
export function noticesOf({ event, outcome, detail = {} }: Happened): readonly NoticeKind[] {
  const told = Object.hasOwn(TOLD, event) ? TOLD[event] : undefined;
  return typeof told === "function" && HAPPENED.has(outcome) ? told(detail) : [];
}
