import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";

const STEPS = { label: "条件を保存", to: "/queries/input" };

/** Takes the conditions to the form that saves them. */
export function SaveConditions({ conditions, className = "" }: { conditions: HomeConditions; className?: string }) {
  const [steps] = useExisting([STEPS]);
  if (!steps) return null;
  const from = new URLSearchParams(writeConditions(conditions)).toString();
  return (
    <SiteLink
      item={{ ...steps, ...(from === "" ? {} : { search: { from } }) }}
      className={`${buttonClass({ size: "control" })} ${className}`}
    />
  );
}
