import { useEffect, useState } from "react";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { type Entry, keptEntry } from "./entry.ts";
import { ExpiredLink } from "./expired-link.tsx";

/** `closed`: nobody is signed in, and no link was opened here. */
export type NotShown = { readonly kind: "closed" | "expired" | "failed" };

const WAYS: Readonly<Record<Entry["source"], string>> = {
  mail: "メールのリンクを、もう一度開いてください。",
  line: "LINEのメッセージのリンクを、もう一度開いてください。",
  web: "お届けしたメールやLINEのリンクから開くか、ログインしてください。",
};

/** What stands there where a page of recommendations may not be shown, or could not be read. */
export function NotShownView({ title, why }: { readonly title: string; readonly why: NotShown["kind"] }) {
  if (why === "expired") return <ExpiredLink />;
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{title}</h1>
      <div className="mt-5">
        {why === "failed" ? <LoadFailed title="読み込みに失敗しました">おすすめを読み込めませんでした。</LoadFailed> : <ClosedCard />}
      </div>
    </div>
  );
}

/** For whom these pages are, and how they get here. */
export function ClosedCard() {
  const [source, setSource] = useState<Entry["source"]>("web");
  useEffect(() => setSource(keptEntry().source), []);
  return (
    <Card>
      <p>この画面は、お知らせを受け取った方だけがご覧になれます。{WAYS[source]}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/login" tone="secondary">
          ログインする
        </LinkButton>
        <LinkButton to="/search" tone="plain">
          物件を探す
        </LinkButton>
      </p>
    </Card>
  );
}
