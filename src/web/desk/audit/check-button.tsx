import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

type Checked = { readonly brokenAt: number | null; readonly rows: number };

/** Follows the whole trail and says whether it holds. */
export function CheckButton() {
  const isReady = useIsReady();
  const checking = useAction(failureText);
  const [found, setFound] = useState<Checked | null>(null);
  const check = () =>
    checking.run(async () => {
      setFound(null);
      const answer = await apiClient().desk.post("/audit/check");
      if (!answer.ok) throw answer.problem;
      setFound(answer.value);
    });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="bar" disabled={!isReady} isBusy={checking.isBusy} onClick={() => void check()}>
        つながりを確かめる
      </Button>
      <div aria-live="polite">
        {found !== null && found.brokenAt === null && (
          <Notice tone="good">{found.rows.toLocaleString("ja-JP")}件の記録は、はじめから終わりまでつながっています。</Notice>
        )}
        {found !== null && found.brokenAt !== null && (
          <Notice tone="warn" title="記録が変えられています">
            {found.brokenAt.toLocaleString("ja-JP")}番の記録が、前の記録とつながりません。
          </Notice>
        )}
      </div>
      {checking.failure !== null && (
        <Notice tone="error" title="確かめられませんでした">
          {checking.failure}
        </Notice>
      )}
    </div>
  );
}
