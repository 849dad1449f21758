import type { DeskFound } from "#api/client/client.ts";
import { ItemRow } from "#web/desk/frame/item-row.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { FieldLabel, fieldClass, SupportText } from "#web/kit/ui/field-label.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";

/** What waits under a number; `found` null: nothing was asked for yet. */
export function SearchView({ number, found }: { readonly number: string; readonly found: DeskFound | null }) {
  return (
    <>
      <search>
        <form method="get" action="/admin/search" className="flex max-w-xl flex-col gap-1">
          <FieldLabel htmlFor="number">番号</FieldLabel>
          <SupportText id="number-hint">受付番号などを入力します。全角やハイフンなしでも探せます。</SupportText>
          <div className="flex gap-2">
            <input
              key={number}
              id="number"
              name="number"
              type="search"
              defaultValue={number}
              maxLength={100}
              aria-describedby="number-hint"
              className={fieldClass}
            />
            <Button type="submit" tone="secondary">
              探す
            </Button>
          </div>
        </form>
      </search>
      {found !== null && <Found number={number} items={found.items} />}
    </>
  );
}

function Found({ number, items }: { readonly number: string; readonly items: DeskFound["items"] }) {
  if (items.length === 0)
    return (
      <NothingYet
        title="待っているものにはありません"
        action={
          <LinkButton to="/admin/audit" search={{ item: number }} size="bar" tone="secondary">
            記録を見る
          </LinkButton>
        }
      >
        終わったものは、記録にだけ残っています。
      </NothingYet>
    );
  return (
    <Card>
      <ul className="-my-3">
        {items.map((item) => (
          <ItemRow key={`${item.queue} ${item.id}`} queue={item.queue} queueTitle={item.queueTitle} item={item} />
        ))}
      </ul>
    </Card>
  );
}
