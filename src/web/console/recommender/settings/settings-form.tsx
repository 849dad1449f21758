import { apiClient, type CompanyRecommenderSettings } from "#api/client/client.ts";
import { bound, boundTick } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { NumberField, TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { contrastWords, readSettings, typedOf } from "./settings-typed.ts";

type FormProps = { readonly settings: CompanyRecommenderSettings; readonly onSaved: (done: string) => Promise<void> };

/** What an administrator may change. Whoever saves over a change they have not seen is told. */
export function SettingsForm({ settings, onSaved }: FormProps) {
  const form = useForm({
    initial: typedOf(settings),
    read: readSettings,
    send: async (input) => {
      const body = { ...input, allowedHosts: [...input.allowedHosts], version: settings.version };
      const saved = await apiClient().company.put("/recommender/settings", { body });
      if (!saved.ok) return failureOf(saved.problem);
      await onSaved("設定を保存しました。");
      return "kept";
    },
  });
  return (
    <Card title="会社の設定" lead="管理者だけが変えられます。">
      <FormBox form={form} label="会社の設定" action="保存する">
        <Colour form={form} />
        <LongTextField
          {...bound(form, "greeting")}
          label="案内文"
          isRequired={false}
          hint="お客さまの登録ページのはじめに表示します。"
          rows={3}
          most={300}
        />
        <RadioGroup
          {...bound(form, "approval")}
          label="配信の前の確認"
          isRequired
          choices={[
            { value: "manual", label: "担当者が承認してから送る" },
            { value: "auto", label: "自動で送る" },
          ]}
        />
        <NumberField
          {...bound(form, "hotDays")}
          label="関心をみる日数"
          isRequired
          hint="この日数のあいだの反応から、お客さまの関心を決めます。"
          unit="日"
          mode="numeric"
        />
        <LongTextField
          {...bound(form, "allowedHosts")}
          label="リンク先の会社サイト"
          isRequired={false}
          hint="配信から開ける会社のサイトです。www.example.jp の形で、1行に1つ、10件まで。運営が確認してから、リンクが開きます。"
          rows={3}
        />
        {settings.askedHosts.length > 0 && <p className="text-13 text-sub">確認待ち: {settings.askedHosts.join("、")}</p>}
        <TextField
          {...bound(form, "mailDomain")}
          label="会社のメールのドメイン"
          isRequired={false}
          hint="いまの配信は、まちのねのアドレスから、会社の名前で送っています。会社のドメインで送る準備として、下でDNSの設定を確かめられます。"
          placeholder="example.jp"
        />
        <TickBox {...boundTick(form, "hasMorningMail")}>朝のお知らせを担当者に送る</TickBox>
      </FormBox>
    </Card>
  );
}

function Colour({ form }: { readonly form: Form }) {
  const { isGood, text } = contrastWords(form.typed.brandColour ?? "");
  return (
    <div className="flex flex-col gap-1">
      <TextField {...bound(form, "brandColour")} label="ブランドの色" isRequired placeholder="#0b5d66" />
      <p aria-live="polite" className={`text-13 ${isGood ? "text-good" : "text-accent-strong"}`}>
        {isGood ? "○ " : "× "}
        {text}
      </p>
    </div>
  );
}
