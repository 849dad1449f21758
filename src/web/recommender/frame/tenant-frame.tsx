import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { RecommenderTenant } from "#api/client/client.ts";

type TenantFrameProps = { readonly tenant: RecommenderTenant; readonly children: ReactNode };

/** A page under the name of a broker: its colour and name above, its licence and address below. */
export function TenantFrame({ tenant, children }: TenantFrameProps) {
  const { name, licence, address, isSample } = tenant;
  return (
    <div className="measure-form py-4 sm:py-6">
      <div className="mb-5 overflow-hidden rounded-card border border-line bg-card">
        <Band colour={tenant.brandColour} />
        <p className="flex flex-wrap items-center gap-x-3 px-4 py-3 sm:px-6">
          <span className="wrap-anywhere font-bold text-18">{name}</span>
          <span className="text-13 text-sub">物件提案サービス{isSample && "（見本の会社です）"}</span>
        </p>
      </div>
      {children}
      <dl className="mt-8 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t pt-4 text-13 sm:grid-cols-[8rem_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dt]:text-sub">
        <dt>会社</dt>
        <dd>{name}</dd>
        <dt>免許証番号</dt>
        <dd>{licence}</dd>
        <dt>所在地</dt>
        <dd>{address}</dd>
        <dt>メールの配信</dt>
        <dd>
          <Link to="/email-privacy-policy" search={{ t: tenant.key }} className="text-link">
            個人情報の取扱い
          </Link>
        </dd>
      </dl>
    </div>
  );
}

/** The colour of a tenant is data, and the content security policy takes no style from the page: as an attribute of a drawing it is none. */
function Band({ colour }: { readonly colour: string }) {
  return (
    <svg aria-hidden="true" className="block h-2 w-full" preserveAspectRatio="none" viewBox="0 0 10 1">
      <rect width="10" height="1" fill={colour} />
    </svg>
  );
}
