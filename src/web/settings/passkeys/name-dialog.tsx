import { type FormEvent, useId, useState } from "react";
import { nameProblem } from "#domain/identity/passkeys/passkey-words.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Dialog } from "#web/kit/ui/dialog.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { PasskeyView } from "#web/session/pool/types.ts";

type NameDialogProps = {
  /** Null: closed. */
  readonly passkey: PasskeyView | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
};

/** Asks for the name of a passkey. */
export function NameDialog({ passkey, isBusy, failure, onClose, onName }: NameDialogProps) {
  return (
    <Dialog title="パスキーの名前を変える" isOpen={passkey !== null} isBusy={isBusy} onClose={onClose}>
      {passkey !== null && <NameForm key={passkey.id} first={passkey.name} {...{ isBusy, failure, onClose, onName }} />}
    </Dialog>
  );
}

type NameFormProps = Omit<NameDialogProps, "passkey"> & { readonly first: string };

function NameForm({ first, isBusy, failure, onClose, onName }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = nameProblem(name);
    setProblem(found);
    if (found === null) onName(name.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-bold text-14">
          名前
        </label>
        <p id={`${id}-hint`} className="text-13 text-sub">
          使っている端末や場所など、見分けやすい名前をつけてください。
        </p>
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className="text-14 text-danger">
            {problem}
          </p>
        )}
        <input
          id={id}
          value={name}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onChange={(event) => setName(event.target.value)}
          className={fieldClass}
        />
      </div>
      {failure && (
        <Notice tone="error" title="名前を変えられませんでした">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button tone="secondary" isBusy={isBusy} onClick={onClose}>
          やめる
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? "処理中です" : "変える"}
        </Button>
      </div>
    </form>
  );
}
