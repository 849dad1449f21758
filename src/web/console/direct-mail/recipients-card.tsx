import { useState } from "react";
import { apiClient, type MailingRecipientsTaken } from "#api/client/client.ts";
import { MOST_ROWS } from "#domain/direct-mail/core/limits.ts";
import { recipientsTemplate } from "#domain/direct-mail/recipients/recipients-file.ts";
import { minutes } from "#kernel/duration.ts";
import { FileForm } from "#web/console/frame/file-form.tsx";
import type { Change } from "#web/console/frame/use-change.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { TakenCard } from "./taken-card.tsx";

/** Five thousand addresses are read and placed. */
const TIMEOUT = minutes(3);
const MOST_BYTES = 5 * 1024 * 1024;

const FILE = {
  ...{ id: "file", label: "宛先の一覧", accept: ".csv,text/csv", isRequired: true, missing: "ファイルを選んでください" },
  hint: `CSV（UTF-8かShift_JIS）、5MB、${MOST_ROWS.toLocaleString("ja-JP")}行まで。見出しは、郵便番号・住所・建物名・部屋番号・宛名です。住所だけが必須です。`,
} as const;

type CardProps = { readonly id: string; readonly change: Change };

/** Addresses by a file: first what would happen, then the same file for good. */
export function RecipientsCard({ id, change }: CardProps) {
  const isReady = useIsReady();
  const [chosen, setChosen] = useState<File | null>(null);
  const [shown, setShown] = useState<MailingRecipientsTaken | null>(null);
  const send = (file: File, isDry: boolean) =>
    change.run(isDry ? "ファイルを確かめました。まだ、何も取り込んでいません。" : "宛先を取り込みました。", async () => {
      setShown(null);
      const answer = await apiClient().company.post("/direct-mail/mailings/{id}/recipients", {
        ...{ path: { id }, body: bodyOf(file, isDry), timeout: TIMEOUT, isRepeatable: false },
      });
      if (answer.ok) setShown(answer.value);
      setChosen(answer.ok && isDry && answer.value.added > 0 ? file : null);
      return answer;
    });
  return (
    <>
      <Card title="宛先を取り込む" lead="先に、何が起こるかを確かめます。まだ、何も取り込みません。">
        <FileForm
          label="宛先の一覧"
          field={FILE}
          faultOf={([file]) => (file && file.size > MOST_BYTES ? "ファイルが5MBを超えています。分けて取り込んでください" : null)}
          action="何が起こるかを確かめる"
          busy="ファイルを読んでいます"
          isBusy={change.isBusy}
          onSend={async (files) => {
            for (const file of files) void send(file, true);
            return files;
          }}
        >
          <Button
            tone="plain"
            size="bar"
            disabled={!isReady}
            onClick={() => saveText(recipientsTemplate(), "atesaki-mihon.csv", "text/csv")}
          >
            見本のCSVをダウンロードする
          </Button>
        </FileForm>
      </Card>
      {shown && <TakenCard taken={shown} isBusy={change.isBusy} onApply={chosen === null ? null : () => void send(chosen, false)} />}
    </>
  );
}

/** The words of the API document, as a form carries them. */
function bodyOf(file: File, isDry: boolean): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  form.append("isDry", isDry ? "yes" : "no");
  return form;
}
