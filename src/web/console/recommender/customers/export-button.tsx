import { apiClient } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

/** Everybody as a file, which is written down as taken. */
export function ExportButton() {
  const isReady = useIsReady();
  const saving = useAction(failureText);
  const save = () =>
    saving.run(async () => {
      const answer = await apiClient().company.post("/recommender/customers/export", {
        body: {},
        timeout: minutes(2),
        isRepeatable: false,
      });
      if (!answer.ok) throw answer.problem;
      saveText(answer.value.csv, `okyakusama-${isoDateInJapan(new Date())}.csv`, "text/csv");
    });
  return (
    <div>
      <Button size="bar" tone="secondary" disabled={!isReady} isBusy={saving.isBusy} onClick={() => void save()}>
        {saving.isBusy ? "書き出しています" : "CSVで書き出す"}
      </Button>
      {saving.failure !== null && <ErrorText id="export-failure">{saving.failure}</ErrorText>}
    </div>
  );
}
