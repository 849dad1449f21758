import { failureOf } from "./failure-of.ts";

/** Any failure as one text, for places without fields. */
export function failureText(error: unknown): string {
  const { issues, notice } = failureOf(error);
  return notice ?? issues.map(({ message }) => message).join("");
}
