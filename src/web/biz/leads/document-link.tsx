import { useEffect, useState } from "react";
import { type ApiClient, apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveFile } from "#web/kit/save/save-text.ts";
import { fileTaker } from "#web/kit/save/taken-file.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { failureText } from "#web/session/errors/failure-text.ts";

export type LinkState = "loading" | "good" | "expired" | "unknown" | "failed" | "sent-again";

async function findState(leads: ApiClient["leads"], token: string): Promise<LinkState> {
  const answer = await leads.post("/document-link", { body: { token }, isRepeatable: true });
  if (answer.ok) return answer.value.state;
  return answer.problem.status === 404 ? "unknown" : "failed";
}

/** What the link of the mail opens: the document is handed over, and counted, by a press alone. */
export function DocumentLink({ token }: { readonly token: string }) {
  const [state, setState] = useState<LinkState>("loading");
  const acting = useAction(failureText);
  useEffect(() => {
    let isHere = true;
    void findState(apiClient().leads, token).then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, [token]);
  const take = () =>
    acting.run(async () => {
      const { send, taken } = fileTaker("machinone-biz.pdf");
      const answer = await apiClient().leads.post("/document-downloads", { body: { token }, send });
      if (!answer.ok) {
        if (answer.problem.state === "expired") return setState("expired");
        throw answer.problem;
      }
      const { file, name } = taken();
      saveFile(file, name);
    });
  const sendAgain = () =>
    acting.run(async () => {
      const answer = await apiClient().leads.post("/document-links", { body: { token } });
      if (!answer.ok && answer.problem.status !== 404) throw answer.problem;
      setState(answer.ok ? "sent-again" : "unknown");
    });
  return <DocumentLinkView {...{ state, acting }} onTake={() => void take()} onSendAgain={() => void sendAgain()} />;
}

type DocumentLinkViewProps = {
  readonly state: LinkState;
  readonly acting: { readonly isBusy: boolean; readonly failure: string | null };
  readonly onTake: () => void;
  readonly onSendAgain: () => void;
};

export function DocumentLinkView({ state, acting: { isBusy, failure }, onTake, onSendAgain }: DocumentLinkViewProps) {
  return (
    <div aria-live="polite">
      {state === "loading" && <p className="text-14 text-sub">リンクを確かめています。</p>}
      {state === "good" && (
        <Card title="資料のダウンロード" lead="サービスの内容、料金、推定の精度をまとめたPDFです。">
          <Button onClick={onTake} isBusy={isBusy}>
            資料をダウンロードする
          </Button>
        </Card>
      )}
      {state === "expired" && (
        <Notice tone="warn" title="リンクの有効期限が切れています">
          <p className="mb-3">請求のときのメールアドレスに、新しいリンクをお送りできます。</p>
          <Button tone="secondary" onClick={onSendAgain} isBusy={isBusy}>
            リンクを再送する
          </Button>
        </Notice>
      )}
      {state === "sent-again" && (
        <Notice title="新しいリンクをお送りします">請求のときのメールアドレスをご確認ください。再送は1日に1度です。</Notice>
      )}
      {state === "unknown" && (
        <Notice tone="warn" title="リンクを確かめられませんでした">
          リンクが途中で切れているか、もう使えません。下の画面から、もう一度請求できます。
        </Notice>
      )}
      {state === "failed" && (
        <Notice tone="warn" title="読み込みに失敗しました">
          時間をおいて、メールのリンクをもう一度開いてください。
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="warn" title="受け取れませんでした">
          {failure}
        </Notice>
      )}
    </div>
  );
}
