import { useId, useState } from "react";
import { LONGEST_NOTE } from "#domain/favorites/types.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";

type NoteEditorProps = {
  readonly label: string;
  readonly note: string;
  readonly onSave: (note: string) => Promise<boolean>;
};

/** The note of a favourite: read in its row, written on the spot. What was typed stays where saving fails. */
export function NoteEditor({ label, note, onSave }: NoteEditorProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (draft === null)
    return (
      <>
        {note !== "" && (
          <span className="-order-1 wrap-anywhere basis-full whitespace-pre-line rounded-control bg-paper px-3 py-2 text-14 text-ink">
            {note}
          </span>
        )}
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-13 text-link"
          aria-label={`「${label}」のメモを${note === "" ? "書く" : "直す"}`}
          onClick={() => setDraft(note)}
        >
          {note === "" ? "メモを書く" : "メモを直す"}
        </button>
      </>
    );
  const save = async () => {
    setBusy(true);
    const isSaved = await onSave(draft.trim());
    setBusy(false);
    if (isSaved) setDraft(null);
  };
  return (
    <div className="-order-1 flex basis-full flex-col gap-2 py-2 text-ink">
      <label htmlFor={id} className="font-bold text-13">
        メモ<span className="font-normal text-sub">（{LONGEST_NOTE}文字まで。共有リンクには載りません）</span>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className={`${fieldClass} py-2`}
      />
      <span className="flex gap-2">
        <Button size="bar" isBusy={isBusy} onClick={() => void save()}>
          保存する
        </Button>
        <Button size="bar" tone="plain" isBusy={isBusy} onClick={() => setDraft(null)}>
          やめる
        </Button>
      </span>
    </div>
  );
}
