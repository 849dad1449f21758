import { useRef, useState } from "react";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { useIsReady } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText, FieldLabel, fieldClass, SupportText } from "#web/kit/ui/field-label.tsx";

type UploadFormProps = {
  readonly isBusy: boolean;
  readonly onSend: (chosen: { readonly file: File; readonly isFull: boolean }) => void;
};

const WHOLE = [
  { value: "full", label: "全部の物件" },
  { value: "delta", label: "変わった物件だけ" },
];

/** Which file, and whether it names every home of the company. */
export function UploadForm({ isBusy, onSend }: UploadFormProps) {
  const isReady = useIsReady();
  const input = useRef<HTMLInputElement>(null);
  const [extent, setExtent] = useState("full");
  const [fault, setFault] = useState<string | undefined>(undefined);
  const send = () => {
    const file = input.current?.files?.[0];
    setFault(file ? undefined : "ファイルを選んでください");
    if (file) onSend({ file, isFull: extent === "full" });
  };
  return (
    <form
      method="post"
      aria-label="物件のファイル"
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) send();
      }}
    >
      <div className="flex w-full flex-col gap-1">
        <FieldLabel htmlFor="file" isRequired>
          物件のファイル
        </FieldLabel>
        <SupportText id="file-hint">CSV（UTF-8かShift_JIS）またはJSON、20MBまで。見出しは、ひな形のとおりにしてください。</SupportText>
        <input
          ref={input}
          id="file"
          type="file"
          accept=".csv,.json,text/csv,application/json"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? "file-hint file-error" : "file-hint"}
          className={`${fieldClass} py-2.5`}
        />
        {fault && <ErrorText id="file-error">{fault}</ErrorText>}
      </div>
      <p className="flex flex-wrap gap-x-6">
        <a href="/api/feeds/template.csv" download className="text-link inline-flex min-h-11 items-center text-14">
          ひな形（CSV）をダウンロードする
        </a>
        <a href="/api/feeds/template.json" download className="text-link inline-flex min-h-11 items-center text-14">
          ひな形（JSON）をダウンロードする
        </a>
      </p>
      <RadioGroup
        name="extent"
        label="ファイルに入っているもの"
        isRequired
        value={extent}
        onChange={setExtent}
        choices={WHOLE}
        hint="「全部の物件」では、ファイルにない物件の掲載を終えます。"
      />
      <Button type="submit" disabled={!isReady} isBusy={isBusy}>
        {isBusy ? "ファイルを読んでいます" : "何が変わるかを確かめる"}
      </Button>
    </form>
  );
}
