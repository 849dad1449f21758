import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";
import { readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { TRY_FIELDS } from "./try-fields.ts";
import { type Tried, TryResult } from "./try-result.tsx";

const INITIAL: Typed = { address: "東京都江東区豊洲5丁目", areaM2: "70.2", layout: "3LDK", builtYear: "2008", floor: "5" };

/** Trying the API without a key: what a call of the version is answered, marked as a sample. */
export function TryCard({ version }: { readonly version: ApiVersion }) {
  const [tried, setTried] = useState<Tried>(null);
  const [left, setLeft] = useState<number | undefined>();
  const form = useForm({
    initial: INITIAL,
    read: (typed) => {
      // A price of what was typed before stands beside no fault of what is typed now.
      setTried(null);
      return readFields(TRY_FIELDS, typed);
    },
    send: async (input) => {
      const answer = await apiClient().biz.post("/try/assessments", { body: { kind: "condo", ...withoutEmpty(input), ...needed(input) } });
      setLeft(answer.ok ? answer.callsLeft : answer.problem.callsLeft);
      if (answer.ok) {
        setTried(answer.value);
        return "kept";
      }
      if (answer.problem.status === 422 && answer.problem.type.endsWith("/validation")) return failureOf(answer.problem);
      setTried(answer.problem);
      return "kept";
    },
  });
  return (
    <Card
      title="試す"
      aside={<p className="text-13 text-sub">サンプル・登録なし・1時間に5回{left !== undefined && `（あと${left}回）`}</p>}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <FormBox form={form} label="中古マンションの推定を試す" action="推定する" isWide>
          <TextField {...boundField(form, "address", TRY_FIELDS.address)} />
          <NumberField {...boundField(form, "areaM2", TRY_FIELDS.areaM2)} />
          <TextField {...boundField(form, "layout", TRY_FIELDS.layout)} />
          <NumberField {...boundField(form, "builtYear", TRY_FIELDS.builtYear)} />
          <NumberField {...boundField(form, "floor", TRY_FIELDS.floor)} />
        </FormBox>
        <div aria-live="polite" className="min-w-0 border-line sm:border-l sm:pl-6">
          <TryResult version={version} tried={tried} isBusy={form.submitting.isPending} />
        </div>
      </div>
    </Card>
  );
}

/** What the call cannot do without; the form has read both. */
function needed<T extends { readonly address: string; readonly areaM2: number }>({ address, areaM2 }: T) {
  return { address, areaM2 };
}
