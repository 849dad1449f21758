import { useState } from "react";
import { recorded } from "#web/app/measurement/recorder.ts";
import { Button } from "#web/kit/ui/button.tsx";

/** Development: the page views of this tab, as the tag service would get them. */
export function RecordedViews() {
  const [views, setViews] = useState(() => recorded(sessionStorage));
  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="text-18">このタブで記録したページビュー</h2>
      <p className="text-13 text-sub">本番では、外部送信のお知らせを表示したあと、Googleタグマネージャーに送ります。</p>
      {views.length === 0 ? (
        <p className="mt-3 text-14">まだありません。ほかの画面を開いてから戻ってください。</p>
      ) : (
        <p className="mt-3 text-14">{views.map(({ name }) => name).join(" → ")}</p>
      )}
      <Button tone="secondary" size="bar" className="mt-3" onClick={() => setViews(recorded(sessionStorage))}>
        読み直す
      </Button>
    </section>
  );
}
