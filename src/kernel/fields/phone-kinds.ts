import { type Phone, type PhoneFault, readPhone } from "#kernel/phone.ts";
import { ok, refused } from "#kernel/result.ts";
import type { FieldReason, TextKind } from "./field-kind.ts";

const REASONS: Readonly<Record<PhoneFault, FieldReason>> = {
  empty: "required",
  format: "format",
  foreign: "foreign",
  length: "digit-count",
};

/** Of a number as people type it, with country code, brackets and blanks; E.164 itself has 16 at most. */
const MOST_TYPED = 30;

function phoneKind(refusalOf: (phone: Phone) => FieldReason | null): TextKind {
  return {
    rule: { type: "text", least: 0, most: MOST_TYPED },
    words: { examples: ["090-1234-5678"] },
    unit: "",
    parse: (text) => {
      const read = readPhone(text);
      return read.ok ? ok(read.value.e164) : refused(REASONS[read.reason]);
    },
    faultOf: (e164) => {
      const read = readPhone(e164);
      return read.ok ? refusalOf(read.value) : REASONS[read.reason];
    },
  };
}

/** A Japanese number, as E.164: `０９０－１２３４－５６７８` -> `+819012345678`. */
export const PHONE = phoneKind(() => null);

/** One that an SMS reaches. */
export const SMS_PHONE = phoneKind(({ kind }) => (kind === "toll-free" ? "toll-free" : kind === "fixed" ? "landline" : null));
