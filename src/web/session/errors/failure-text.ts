import { failureOf } from "./failure-of.ts";

/** Any failure as one text, for places without fields. Empty where the person gave up. */
export function failureText(error: unknown): string {
  const { issues, notice } = failureOf(error);
  return notice ?? issues.map(({ message }) => message).join("");
}
