import { useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { askNewLink } from "./open-link.ts";

type Sending = "not-yet" | "sending" | "sent" | "failed";

/** The link was too old: a new one goes to where messages of its owner go, whoever asks. */
export function ExpiredLink({ token = () => null }: { readonly token?: () => string | null }) {
  const [sending, setSending] = useState<Sending>("not-yet");
  const send = async () => {
    setSending("sending");
    setSending((await askNewLink(token())) ? "sent" : "failed");
  };
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">リンクの有効期限が切れています</h1>
      <Card className="mt-5">
        <p>おすすめのリンクは、お届けしてから30日で開けなくなります。同じメールアドレスに、新しいリンクをお送りします。</p>
        <div className="mt-4 flex flex-col items-start gap-3" aria-live="polite">
          {sending !== "sent" && (
            <Button onClick={() => void send()} isBusy={sending === "sending"}>
              新しいリンクを送る
            </Button>
          )}
          {sending === "sent" && (
            <Notice tone="good" title="受け付けました">
              数分のうちに届きます。届かないときは、迷惑メールの設定と、通知の設定を確かめてください。
            </Notice>
          )}
          {sending === "failed" && <Notice tone="error">送れませんでした。少し待ってから、もう一度お試しください。</Notice>}
        </div>
      </Card>
    </div>
  );
}
