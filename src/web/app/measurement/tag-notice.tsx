import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { asksForPrivacy, choose, markShown, useTagChoice } from "#web/kit/memory/tag-choice.ts";
import { Button } from "#web/kit/ui/button.tsx";

/** Stands above every page until it is closed: what is sent to whom, before anything is. Not where the browser asks for privacy: nothing is sent then. */
export function TagNotice() {
  const choice = useTagChoice();
  const isOpen = (choice === "untold" || choice === "shown") && !asksForPrivacy();
  useEffect(() => (isOpen ? whenSeen(() => markShown()) : undefined), [isOpen]);
  return isOpen ? <TagNoticeBox onChoice={choose} /> : null;
}

export function TagNoticeBox({ onChoice }: { readonly onChoice: (choice: "closed" | "stopped") => void }) {
  return (
    <section aria-label="外部送信のお知らせ" className="no-print border-line border-b bg-card px-4 py-2 text-13">
      <div className="mx-auto flex max-w-[72rem] flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          サイトの改善のため、次の画面から、見た画面の名前などをGoogleに送ります。
          <Link to="/privacypolicy" hash="external" className="text-link">
            外部送信の一覧
          </Link>
        </p>
        <div className="flex gap-2">
          <Button tone="secondary" size="bar" onClick={() => onChoice("stopped")}>
            送らない
          </Button>
          <Button tone="secondary" size="bar" onClick={() => onChoice("closed")}>
            閉じる
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Calls once the page was painted while somebody can see it. */
function whenSeen(call: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (document.visibilityState !== "visible") return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(call);
    });
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", look);
  };
}
