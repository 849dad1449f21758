import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { AssetResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice, NoticeBox } from "#web/kit/ui/notice.tsx";

type UnfinishedProps = { readonly all: readonly AssetResponse[]; readonly most: number };

/** Homes whose registration was begun, here or on another device. Nothing where there are none. */
export function Unfinished({ all, most }: UnfinishedProps) {
  const drafts = all.filter(({ state }) => state === "draft");
  const isFull = all.length >= most;
  return (
    <>
      {isFull && (
        <Notice tone="warn" title={`登録は${most}件までです`}>
          新しく登録するには、<Link to="/mypage">マイページ</Link>で使わない物件を削除してください。
        </Notice>
      )}
      {drafts.length > 0 && (
        <Card title="入力の途中の物件">
          <ul>
            {drafts.map(({ id, name, updatedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0"
              >
                <Link to="/mypage/input" search={{ id }} className="inline-flex min-h-11 min-w-0 items-center font-bold text-16 text-link">
                  {name}
                </Link>
                <span className="amount text-13 text-sub">{formatDate(new Date(updatedAt))}に保存</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-sub">途中の入力は30日のあいだ残ります。</p>
        </Card>
      )}
    </>
  );
}

type AlreadyThereProps = { readonly asset: AssetResponse; readonly isBusy: boolean; readonly onAnother: () => void };

/** The member has a home there: nothing was made, and a second one is made only if it is meant. */
export function AlreadyThere({ asset, isBusy, onAnother }: AlreadyThereProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id, name, kind } = asset;
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="scroll-mt-4">
      <NoticeBox title={`「${name}」は、すでに登録されています`}>
        <p>
          {kind === "condo"
            ? "同じ建物に別の住戸をお持ちのときは、もう1件登録できます。"
            : "同じ場所に別の物件をお持ちのときは、もう1件登録できます。"}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton to="/mypage/result" search={{ id }} size="bar" className="min-h-11">
            登録した物件を見る
          </LinkButton>
          <Button tone="secondary" size="bar" className="min-h-11" isBusy={isBusy} onClick={onAnother}>
            {kind === "condo" ? "別の住戸を登録する" : "別の物件を登録する"}
          </Button>
        </div>
      </NoticeBox>
    </div>
  );
}
