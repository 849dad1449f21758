import type { Answer } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

type SaveCsvProps = { readonly name: string; readonly ask: () => Promise<Answer<{ readonly csv: string }>> };

/** A list as a file; that it was taken is written down. */
export function SaveCsv({ name, ask }: SaveCsvProps) {
  const isReady = useIsReady();
  const saving = useAction(failureText);
  const save = () =>
    saving.run(async () => {
      const answer = await ask();
      if (!answer.ok) throw answer.problem;
      saveText(answer.value.csv, `${name}-${isoDateInJapan(new Date())}.csv`, "text/csv");
    });
  return (
    <div>
      <Button size="bar" tone="secondary" disabled={!isReady} isBusy={saving.isBusy} onClick={() => void save()}>
        CSVで書き出す
      </Button>
      {saving.failure !== null && <ErrorText id="save-failure">{saving.failure}</ErrorText>}
    </div>
  );
}
