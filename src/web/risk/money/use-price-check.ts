import { useEffect, useRef, useState } from "react";
import type { EstimateInput } from "#api/client/client.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { browserCheck, checkPrice, type PriceCheck } from "./check-price.ts";
import { type CheckField, type PricedSubject, readCheck } from "./read-check.ts";

export type PriceCheckState = { readonly form: Form; readonly check: PriceCheck };

/** The price check of a unit in one building or at one place, on the page itself. `initial` is what the form starts with. */
export function usePriceCheck(subject: PricedSubject, initial: Readonly<Partial<Record<CheckField, string>>>): PriceCheckState {
  return useChecked({ initial, read: (typed) => readCheck(subject, typed) });
}

type Checked = { readonly initial: Typed; readonly read: (typed: Typed) => ReadForm<EstimateInput> };

/** The price check of whatever a form asks about. */
export function useChecked({ initial, read }: Checked): PriceCheckState {
  const [check, setCheck] = useState<PriceCheck>({ kind: "idle" });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const form = useForm({
    initial,
    read,
    send: async (input) => {
      asking.current?.abort();
      const question = new AbortController();
      asking.current = question;
      setCheck({ kind: "working" });
      const found = await checkPrice(input, {
        ...browserCheck(question.signal),
        onPreparing: () => setCheck({ kind: "preparing" }),
      });
      if (!question.signal.aborted) setCheck(found);
      return "done";
    },
  });
  return { form, check };
}
