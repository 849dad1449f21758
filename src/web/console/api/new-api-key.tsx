import type { CompanyApiAccess } from "#api/client/client.ts";
import { SCOPE_NAMES } from "#domain/api-access/invoices/usage-csv.ts";
import { API_KEY_FIELDS, KEY_PLACE_WORDS } from "#kernel/business-fields/api-key-fields.ts";
import { bound, boundField } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { MODE_WORDS } from "./api-words.ts";
import { scopeField } from "./read-key-form.ts";

type Client = CompanyApiAccess["items"][number];

const KINDS = [
  { value: "secret", label: KEY_PLACE_WORDS.secret },
  { value: "publishable", label: KEY_PLACE_WORDS.publishable },
];
const MODES = [
  { value: "live", label: MODE_WORDS.live },
  { value: "test", label: MODE_WORDS.test },
];

/** What a new key is to be, as its form asks it. */
export function NewApiKey({ form, client }: { readonly form: Form; readonly client: Client }) {
  const isPublic = form.typed.kind === "publishable";
  return (
    <Card title="新しいキー" lead="発行すると、管理者全員にメールでお知らせします。キーそのものは、発行したときに一度だけ表示します。">
      <FormBox form={form} label="新しいキー" action="発行する">
        <TextField {...boundField(form, "label", API_KEY_FIELDS.label)} hint="どのシステムで使うかが分かる名前をつけてください。" />
        <RadioGroup {...bound(form, "kind")} label={API_KEY_FIELDS.kind.label} isRequired choices={KINDS} />
        <RadioGroup
          {...bound(form, "mode")}
          label={API_KEY_FIELDS.mode.label}
          isRequired
          hint="テスト用のキーの答えはサンプルとして返り、料金はかかりません。"
          choices={MODES}
        />
        {isPublic ? <p className="text-14">公開キーは、価格チェッカーだけに使えます。</p> : <Scopes form={form} client={client} />}
        {isPublic && (
          <LongTextField
            {...bound(form, "hosts")}
            label={API_KEY_FIELDS.hosts.label}
            isRequired
            rows={3}
            hint="1行に1つ、https:// をつけずに書いてください。ポート番号のあるサイトは、番号まで書きます。例：www.example.co.jp、*.example.co.jp、localhost:3000"
          />
        )}
        {!isPublic && (
          <LongTextField
            {...bound(form, "ips")}
            label={API_KEY_FIELDS.ips.label}
            isRequired={false}
            rows={3}
            hint="1行に1つ書いてください。空欄なら、どこからでも使えます。例：203.0.113.7、203.0.113.0/24"
          />
        )}
      </FormBox>
    </Card>
  );
}

function Scopes({ form, client }: { readonly form: Form; readonly client: Client }) {
  const error = form.messageOf("scopes");
  return (
    <fieldset aria-describedby={error ? "scopes-error" : undefined}>
      <legend className="font-bold text-14">使える対象</legend>
      <div className="flex flex-wrap gap-x-6">
        {client.scopes.flatMap((scope) =>
          scope === "widget"
            ? []
            : [
                <TickBox
                  key={scope}
                  name={scopeField(scope)}
                  isTicked={form.typed[scopeField(scope)] === "on"}
                  onTick={(isTicked) => {
                    form.forgive("scopes");
                    form.set(scopeField(scope), isTicked ? "on" : "");
                  }}
                >
                  {SCOPE_NAMES[scope]}
                </TickBox>,
              ],
        )}
      </div>
      {error && <ErrorText id="scopes-error">{error}</ErrorText>}
    </fieldset>
  );
}
