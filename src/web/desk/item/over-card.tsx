import { useEffect, useRef } from "react";
import type { DeskItem } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type OverCardProps = Pick<DeskItem, "queue" | "queueTitle"> & { readonly done: string };

/** The item is done with: what came of it, and the way to the next. */
export function OverCard({ queue, queueTitle, done }: OverCardProps) {
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the keyboard goes on from here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-4">
      <div role="status" className="w-full">
        <Notice tone="good">{done}</Notice>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/queues/$queue" params={{ queue }}>
          {queueTitle}の続きを見る
        </LinkButton>
        <LinkButton to="/admin" tone="secondary">
          受け付けたものにもどる
        </LinkButton>
      </div>
    </div>
  );
}
