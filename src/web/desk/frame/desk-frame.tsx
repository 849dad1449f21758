import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatTime } from "#kernel/japanese-date.ts";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { DeskPage } from "./find-desk.ts";
import { SecondFactorNeeded } from "./second-factor-needed.tsx";
import { SessionOver } from "./session-over.tsx";

type FrameProps<Data> = DeskPage<Data> & { readonly title: string; readonly children: (data: Data) => ReactNode };

const AREA = "運営の画面";
const PAGES = [
  { to: "/admin", label: "受け付けたもの" },
  { to: "/admin/search", label: "番号で探す" },
  { to: "/admin/audit", label: "記録" },
  { to: "/admin/counts", label: "利用の流れ" },
] as const;

/** A page of the desk: who works there and till when, its pages, and the page itself. */
export function DeskFrame<Data>({ state, data, title, children }: FrameProps<Data>) {
  if (state.kind !== "here") {
    return (
      <div className="measure-form py-6 sm:py-8">
        {title !== AREA && <p className="text-13 text-sub">{AREA}</p>}
        <h1 className="text-28">{title}</h1>
        <div className="mt-5">{STAND_INS[state.kind]}</div>
      </div>
    );
  }
  const { name, sessionUntil } = state.operator;
  return (
    <div className="measure-content py-6 sm:py-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <span className="font-bold">{AREA}</span>
        <span className="text-13 text-sub">
          担当 <span className="tabular-nums">{name}</span>
        </span>
        <span className="text-13 text-sub">
          <span className="tabular-nums">{formatTime(new Date(sessionUntil))}</span>まで使えます
        </span>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <Menu />
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="wrap-anywhere break-normal text-22 sm:text-28">{title}</h1>
          {data === null ? <LoadFailed title="読み込みに失敗しました">内容を読み込めませんでした。</LoadFailed> : children(data)}
        </div>
      </div>
    </div>
  );
}

const STAND_INS = {
  "second-factor": <SecondFactorNeeded />,
  over: <SessionOver />,
  failed: <LoadFailed title="読み込みに失敗しました">運営の画面を読み込めませんでした。</LoadFailed>,
} as const;

function Menu() {
  return (
    <nav aria-label={AREA} className="no-print -mx-4 overflow-x-auto border-line border-b px-4 lg:mx-0 lg:border-b-0 lg:px-0">
      <ul className="flex lg:flex-col">
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === "/admin", includeSearch: false }}
              className="inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-3 text-14 hover:text-brand aria-[current=page]:border-brand aria-[current=page]:font-bold lg:w-full lg:rounded-control lg:border-b-0 lg:aria-[current=page]:bg-brand-tint lg:aria-[current=page]:text-brand"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
