import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import type { CompanyHere } from "#api/client/client.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { menuOf } from "./console-menu.ts";
import type { ConsolePage } from "./find-console.ts";
import { NoCompany } from "./no-company.tsx";
import { SecondFactorNeeded } from "./second-factor-needed.tsx";
import { stateOf } from "./state-words.ts";

type FrameProps<Data> = ConsolePage<Data> & {
  readonly title: string;
  /** What one must be allowed to do to see it; nothing where left out. */
  readonly needs?: CompanyHere["permissions"][number];
  readonly children: (here: CompanyHere, data: Data) => ReactNode;
};

const AREA = "業者の管理画面";
const LONG_TITLE = 20;

/** A page of the console: the company, its pages, and the page itself for who may see it. */
export function ConsoleFrame<Data>({ state, data, title, needs, children }: FrameProps<Data>) {
  if (state.kind !== "here") {
    return (
      <div className="measure-form py-6 sm:py-8">
        {title !== AREA && <p className="text-13 text-sub">{AREA}</p>}
        <h1 className="text-28">{title}</h1>
        <div className="mt-5">{STAND_INS[state.kind]}</div>
      </div>
    );
  }
  const { here } = state;
  return (
    <div className="measure-content py-6 sm:py-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <span className="font-bold">{here.company.name}</span>
        <Badge tone={stateOf(here.company.state).tone}>{stateOf(here.company.state).word}</Badge>
        {here.company.isSample && <Badge tone="warn">サンプル</Badge>}
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <Menu permissions={here.permissions} />
        <div className="flex min-w-0 flex-col gap-5">
          {/* What a company calls a home may be long, and has no phrases to break at. */}
          <h1 className={title.length > LONG_TITLE ? "wrap-anywhere break-normal text-22" : "text-28"}>{title}</h1>
          <StateNotice company={here.company} />
          {data === null ? <NotShown isAllowed={needs === undefined || here.permissions.includes(needs)} /> : children(here, data)}
        </div>
      </div>
    </div>
  );
}

const STAND_INS = {
  none: <NoCompany />,
  "second-factor": <SecondFactorNeeded />,
  failed: <LoadFailed title="読み込みに失敗しました">管理画面を読み込めませんでした。</LoadFailed>,
} as const;

function Menu({ permissions }: Pick<CompanyHere, "permissions">) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row of pages is wider than the screen: the one that is shown is moved into it, and nothing else.
  useEffect(() => {
    const current = pathname === "" ? null : nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - nav.current.clientWidth / 2;
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label="管理画面"
      className="no-print -mx-4 relative overflow-x-auto border-line border-b px-4 lg:mx-0 lg:border-b-0 lg:px-0"
    >
      <ul className="flex lg:flex-col">
        {menuOf(permissions).map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === "/console" || to === "/console/api" }}
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

function StateNotice({ company: { state, decisionNote } }: Pick<CompanyHere, "company">) {
  const { text, word } = stateOf(state);
  if (text === null) return null;
  return (
    <Notice tone={state === "applied" ? "info" : "warn"} title={word}>
      <p>{text}</p>
      {decisionNote !== null && <p className="mt-2 whitespace-pre-wrap">運営からの連絡：{decisionNote}</p>}
    </Notice>
  );
}

function NotShown({ isAllowed }: { readonly isAllowed: boolean }) {
  if (isAllowed) return <LoadFailed title="読み込みに失敗しました">内容を読み込めませんでした。</LoadFailed>;
  return <Notice title="この画面は開けません">あなたの役割、または会社のいまの状態では、この画面は使えません。</Notice>;
}
