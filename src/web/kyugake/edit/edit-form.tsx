import type { FormEvent, ReactNode } from "react";
import type { Wish } from "#domain/queries/core/types.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { HomeFields, ReasonFields } from "#web/kyugake/input/condition-fields.tsx";
import { searchOfForm } from "#web/kyugake/list/condition-options.ts";
import { askedOf, wishWith } from "./edit-wish.ts";
import { flaggedConditions } from "./find-edit.ts";

type EditFormProps = {
  readonly first: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
};

/** What a saved condition asks of 九掛け, to be changed. Places are chosen elsewhere: they carry names, lines and drawings. */
export function EditForm({ first, onChange, onSave, children }: EditFormProps) {
  const conditions = askedOf(flaggedConditions(wishOf(first)));
  const said = writeConditions(conditions);
  const read = (event: FormEvent<HTMLFormElement>) => onChange(wishWith(first, searchOfForm(new FormData(event.currentTarget))));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onChange={read} onSubmit={save} className="flex flex-col gap-5">
      <Card title="住まい">
        <HomeFields conditions={conditions} said={said} />
      </Card>
      <Card title="確かさと理由">
        <ReasonFields conditions={conditions} />
      </Card>
      {children}
    </form>
  );
}
