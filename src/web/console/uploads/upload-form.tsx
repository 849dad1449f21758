import { useState } from "react";
import { FileForm } from "#web/console/frame/file-form.tsx";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";

type UploadFormProps = {
  readonly isBusy: boolean;
  readonly onSend: (chosen: { readonly file: File; readonly isFull: boolean }) => void;
};

const WHOLE = [
  { value: "full", label: "全部の物件" },
  { value: "delta", label: "変わった物件だけ" },
];

const FILE = {
  ...{ id: "file", label: "物件のファイル", accept: ".csv,.json,text/csv,application/json", isRequired: true },
  ...{
    hint: "CSV（UTF-8かShift_JIS）またはJSON、20MBまで。見出しは、ひな形のとおりにしてください。",
    missing: "ファイルを選んでください",
  },
} as const;

const MOST_BYTES = 20 * 1024 * 1024;

/** Which file, and whether it names every home of the company. */
export function UploadForm({ isBusy, onSend }: UploadFormProps) {
  const [extent, setExtent] = useState("full");
  return (
    <FileForm
      label="物件のファイル"
      field={FILE}
      faultOf={([file]) => (file && file.size > MOST_BYTES ? "ファイルが20MBを超えています。分けるか、連携キーで送ってください" : null)}
      action="何が変わるかを確かめる"
      busy="ファイルを読んでいます"
      isBusy={isBusy}
      onSend={async (files) => {
        for (const file of files) onSend({ file, isFull: extent === "full" });
        return files;
      }}
    >
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
    </FileForm>
  );
}
