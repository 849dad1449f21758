import type { Moved } from "./home-negotiations.ts";
import { type CommandKind, turnOf } from "./offer-states.ts";
import type { OfferState, Side } from "./types.ts";

/** What somebody is told of. The words of mails and LINE name neither price nor person, those of the inbox no person. */
export const NOTICE_KINDS = [
  "received",
  "countered",
  "accepted",
  "declined",
  "withdrawn",
  "ended",
  "ended-by-desk",
  "expired",
  "held",
  "released",
  "reminder-1",
  "reminder-2",
  "consent-reminder-1",
  "consent-reminder-2",
  "consented",
  "disclosed",
  "lapsed",
  "talks-ended",
  "handed-over",
  "contract",
  "broken",
  "message",
  "message-passed",
  "message-refused",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Those whose number is that of a move that names a price; the others count messages and clocks. */
export const NOTICES_OF_A_PRICE = ["received", "countered", "accepted"] as const satisfies readonly NoticeKind[];
export type ToTell = { readonly side: Side; readonly kind: NoticeKind };

const other = (side: Side): Side => (side === "buyer" ? "owner" : "buyer");
const BOTH: readonly Side[] = ["buyer", "owner"];

/** Who is told of a move, and as what: the other side of what one of them did, and both of what neither did. */
export function toTell({ next, event }: Moved): readonly ToTell[] {
  const told = sidesAndKind(event, next.reminded, next);
  if (told === null) return [];
  // What reaches its owner no more is not told to them; the buyer hears of it as of any other.
  return told.sides.filter((side) => side === "buyer" || !next.isCutOff).map((side) => ({ side, kind: told.kind }));
}

type Told = { readonly sides: readonly Side[]; readonly kind: NoticeKind };

function sidesAndKind(event: Moved["event"], reminded: number, next: Moved["next"]): Told | null {
  const { kind, actor, from } = event;
  if (kind === "remind") return reminderOf(from, reminded, next);
  if (kind === "void") return endOf(event);
  const side = actor === "buyer" || actor === "owner" ? [other(actor)] : BOTH;
  const as = KINDS[kind];
  if (kind === "consent" && event.to === "disclosed") return { sides: BOTH, kind: "disclosed" };
  if (kind === "cut-off") return event.to === "void" ? { sides: ["buyer"], kind: "ended" } : null;
  return as === undefined ? null : { sides: kind === "deliver" ? ["owner"] : side, kind: as };
}

/** An end from outside; before it was delivered there is nobody to be told but its buyer. */
function endOf({ from, actor }: Moved["event"]): Told {
  return { sides: from === "created" ? ["buyer"] : BOTH, kind: actor === "operator" ? "ended-by-desk" : "ended" };
}

const KINDS: Readonly<Partial<Record<CommandKind, NoticeKind>>> = {
  deliver: "received",
  counter: "countered",
  accept: "accepted",
  decline: "declined",
  close: "declined",
  withdraw: "withdrawn",
  hold: "held",
  release: "released",
  expire: "expired",
  lapse: "lapsed",
  consent: "consented",
  "refuse-consent": "lapsed",
  "end-talks": "talks-ended",
  "hand-over": "handed-over",
  contract: "contract",
  broken: "broken",
};

function reminderOf(state: OfferState, reminded: number, next: Moved["next"]): Told {
  const n = reminded === 1 ? 1 : 2;
  const turn = turnOf({ state });
  if (turn !== null) return { sides: [turn], kind: `reminder-${n}` };
  return { sides: BOTH.filter((side) => next.consents[side] === null), kind: `consent-reminder-${n}` };
}
