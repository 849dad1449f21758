import type { ConnectionResponse, OwnerInput, WaitingInput } from "#api/client/client.ts";
import { HOME_LAYOUT_IDS, type HomeLayout } from "#domain/connections/waiting.ts";
import { readAs } from "#kernel/fields/field-kind.ts";
import { OWNED_UNIT_FIELDS, WISH_FIELDS } from "#kernel/fields/letter-fields.ts";
import { type FieldIssue, type FieldSet, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { contactRefusal, findContact } from "#kernel/message-filter/find-contact.ts";

export const layoutField = (layout: HomeLayout) => `layout-${layout}`;

type WaitingResponse = NonNullable<ConnectionResponse["waiting"]>;
type OwnerResponse = NonNullable<ConnectionResponse["owner"]>;

/** What the form of a buyer begins with. Every field is named, so that it can be put over another. */
export function typedOfWaiting(waiting: Partial<WaitingResponse> | null): Typed {
  const { layouts = [], areaFromM2 = null, areaToM2 = null, priceUpTo = null, note = null, mailTo = null } = waiting ?? {};
  return {
    ...Object.fromEntries(HOME_LAYOUT_IDS.map((layout) => [layoutField(layout), layouts.includes(layout) ? "on" : ""])),
    areaFromM2: textOf(areaFromM2),
    areaToM2: textOf(areaToM2),
    priceUpTo: priceUpTo === null ? "" : (priceUpTo / 10_000).toLocaleString("ja-JP", { maximumFractionDigits: 4 }),
    note: note ?? "",
    wantsMail: mailTo === null ? "" : "on",
  };
}

export function typedOfOwner(owner: Partial<OwnerResponse> | null): Typed {
  const { floor = null, layout = null, areaM2 = null, note = null } = owner ?? {};
  return { floor: textOf(floor), layout: layout ?? "", areaM2: textOf(areaM2), note: note ?? "" };
}

function textOf(value: number | null): string {
  return value === null ? "" : String(value);
}

/** `seen`: the `updatedAt` of what the form was filled from. */
export function readWaiting(typed: Typed, seen: string | null): ReadForm<WaitingInput> {
  const read = readFields(WISH_FIELDS, typed);
  const issues = [...(read.ok ? [] : read.issues), ...sizeFaults(typed), ...contactFaults(typed)].toSorted(inOrderOf(WISH_FIELDS));
  if (!read.ok || issues.length > 0) return { ok: false, issues };
  const layouts = HOME_LAYOUT_IDS.filter((layout) => isTicked(typed, layoutField(layout)));
  return { ok: true, input: { layouts, ...read.input, wantsMail: isTicked(typed, "wantsMail"), updatedAt: seen } };
}

export function readOwner(typed: Typed, seen: string | null): ReadForm<OwnerInput> {
  const read = readFields(OWNED_UNIT_FIELDS, typed);
  const issues = [...(read.ok ? [] : read.issues), ...contactFaults(typed)];
  if (!read.ok || issues.length > 0) return { ok: false, issues };
  const layout = HOME_LAYOUT_IDS.find((id) => id === typed.layout) ?? null;
  return { ok: true, input: { ...read.input, layout, updatedAt: seen } };
}

/** How two sizes stand to each other, whatever else is wrong. */
function sizeFaults({ areaFromM2 = "", areaToM2 = "" }: Typed): FieldIssue[] {
  const from = readAs(WISH_FIELDS.areaFromM2.kind, areaFromM2);
  const to = readAs(WISH_FIELDS.areaToM2.kind, areaToM2);
  const isUpsideDown = from.ok && to.ok && to.value < from.value;
  return isUpsideDown ? [{ field: "areaToM2", message: "広さの上限は、下限より大きくしてください" }] : [];
}

/** A note names no way to reach somebody. */
function contactFaults({ note = "" }: Typed): FieldIssue[] {
  const contact = findContact(note);
  if (contact === null) return [];
  return [{ field: "note", message: contactRefusal(contact) }];
}

function inOrderOf(fields: FieldSet): (one: FieldIssue, other: FieldIssue) => number {
  const order = Object.keys(fields);
  return (one, other) => order.indexOf(one.field) - order.indexOf(other.field);
}
