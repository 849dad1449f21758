import { apiClient, type CompanyUploadedRun } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { UploadedRun } from "./uploaded-run.tsx";

/** One file of the history. */
export function UploadedScreen({ uploaded }: { readonly uploaded: CompanyUploadedRun }) {
  const change = useChange();
  const confirm = () =>
    change.run("ファイルにない物件の掲載を終えました。", () =>
      apiClient().company.post("/uploads/{id}/confirmation", { path: { id: uploaded.run.id }, body: {} }),
    );
  return (
    <>
      <ChangeOutcome {...change} />
      <UploadedRun uploaded={uploaded} isBusy={change.isBusy} onApply={null} onConfirm={() => void confirm()} />
      <LinkButton to="/console/uploads" tone="secondary" className="self-start">
        取り込みにもどる
      </LinkButton>
    </>
  );
}
