import type { Delivery } from "./operations.ts";
import type { CodeDelivery } from "./types.ts";

/** Where a code went, or null where the service does not say. */
export function deliveryOf(sent: Delivery | undefined): CodeDelivery | null {
  if (!sent?.Destination) return null;
  return { destination: sent.Destination, medium: sent.DeliveryMedium ?? "EMAIL", attribute: sent.AttributeName ?? "email" };
}
