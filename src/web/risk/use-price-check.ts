import { useEffect, useRef, useState } from "react";
import { type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { browserCheck, checkPrice, type PriceCheck } from "./check-price.ts";
import { type CheckField, readCheck } from "./read-check.ts";

export type PriceCheckState = { readonly form: TypedForm; readonly check: PriceCheck };

/** The price check of one building, on the page itself. `initial` is what the form starts with. */
export function usePriceCheck(apartmentKey: string, initial: Readonly<Partial<Record<CheckField, string>>>): PriceCheckState {
  const [check, setCheck] = useState<PriceCheck>({ kind: "idle" });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const form = useTypedForm(initial, async (typed) => {
    const read = readCheck(apartmentKey, typed);
    if (!read.ok) return { issues: read.issues, notice: null };
    asking.current?.abort();
    const question = new AbortController();
    asking.current = question;
    setCheck({ kind: "working" });
    const found = await checkPrice(read.input, browserCheck(question.signal));
    if (!question.signal.aborted) setCheck(found);
    return "done";
  });
  return { form, check };
}
