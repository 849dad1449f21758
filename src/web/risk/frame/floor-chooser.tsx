import { useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { floorsOf, floorWords } from "./building-words.ts";
import { type ReportSearch, reportSearch } from "./report-search.ts";

type FloorChooserProps = { readonly floors: number | null; readonly search: ReportSearch };

/** Which floor the report is about. Without script the form asks for the same page of another floor. */
export function FloorChooser({ floors, search }: FloorChooserProps) {
  const router = useRouter();
  const id = useId();
  const shown = search.floor === undefined ? "" : Math.min(search.floor, floors ?? search.floor);
  const go = (data: FormData) => {
    const next = reportSearch({ ...search, floor: Number(data.get("floor")) });
    void router.navigate({ to: router.state.location.pathname, search: next, resetScroll: false, viewTransition: false });
  };
  return (
    <form
      method="get"
      className="no-print mt-2 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        go(new FormData(event.currentTarget));
      }}
    >
      <label htmlFor={id} className="font-bold text-14 text-ink">
        見る階
      </label>
      <select id={id} name="floor" defaultValue={shown} key={shown} className={`${fieldClass} max-w-44`}>
        <option value="">建物全体</option>
        {floorsOf(floors, search.floor).map((floor) => (
          <option key={floor} value={floor}>
            {floorWords(floor)}
          </option>
        ))}
      </select>
      {Object.entries(search).map(([name, value]) =>
        name === "floor" || value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" size="bar" tone="secondary">
        この階で見る
      </Button>
    </form>
  );
}
