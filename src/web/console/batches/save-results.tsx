import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

/** Puts the parts of a table together and saves it. */
export function SaveResults({ id, label }: { readonly id: string; readonly label: string }) {
  const isReady = useIsReady();
  const saving = useAction(failureText);
  const save = () =>
    saving.run(async () => {
      const parts: string[] = [];
      let after: number | null | undefined;
      while (after !== null) {
        const query = after === undefined ? {} : { after };
        const answer = await apiClient().company.get("/api/batches/{id}/results", { path: { id }, query });
        if (!answer.ok) throw answer.problem;
        parts.push(answer.value.csv);
        after = answer.value.next;
      }
      saveText(parts.join(""), `ikkatsu-${id}.csv`, "text/csv");
    });
  return (
    <>
      <Button tone="secondary" size="bar" disabled={!isReady} isBusy={saving.isBusy} aria-label={label} onClick={() => void save()}>
        結果をCSVで保存
      </Button>
      {saving.failure !== null && <ErrorText id={`save-${id}`}>{saving.failure}</ErrorText>}
    </>
  );
}
