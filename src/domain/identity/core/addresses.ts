import { maskedEmail } from "#kernel/fields/masked-email.ts";
import type { Medium } from "./types.ts";

/** The attributes of an account that a message can be sent to. */
export type AddressName = "email" | "phone_number";

export function isAddressName(name: string): name is AddressName {
  return name === "email" || name === "phone_number";
}

export function mediumOf(name: AddressName): Medium {
  return name === "email" ? "EMAIL" : "SMS";
}

/** Where a code went, as an answer may tell it: `f***@e***` or `+*******1234`. */
export function maskedAddress(name: AddressName, address: string): string {
  return name === "phone_number" ? `+*******${address.slice(-4)}` : maskedEmail(address);
}

/** `CodeDeliveryDetails` of the API. */
export type CodeDelivery = { readonly Destination: string; readonly DeliveryMedium: Medium; readonly AttributeName: AddressName };

export function deliveryTo(name: AddressName, address: string): CodeDelivery {
  return { Destination: maskedAddress(name, address), DeliveryMedium: mediumOf(name), AttributeName: name };
}

/** Old addresses of Japanese mobile carriers have dots in a row or before the @, against RFC 5321. No quoted local parts, no literal hosts. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;
const LONGEST_EMAIL = 254;
/** E.164: at most 15 digits, the first of the country code not 0. */
const PHONE = /^\+[1-9]\d{4,14}$/;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}

export function isPhoneNumber(text: string): boolean {
  return PHONE.test(text);
}

/** What kind of address a text is; null for any other text. */
export function addressKind(name: string): AddressName | null {
  if (isEmail(name)) return "email";
  return isPhoneNumber(name) ? "phone_number" : null;
}
