import { knownFields } from "#wire/known-fields.ts";

/** What the address of the page that waits carries. */
export function jobSearch({ job }: Record<string, unknown>): { job?: string } {
  return knownFields<{ job?: string }>(["job"], isId(job) ? { job } : {});
}

/** What the address of a result carries. */
export function resultSearch({ id }: Record<string, unknown>): { id?: string } {
  return knownFields<{ id?: string }>(["id"], isId(id) ? { id } : {});
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
