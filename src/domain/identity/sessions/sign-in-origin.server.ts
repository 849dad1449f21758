import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, SignInOrigin } from "#domain/identity/core/types.ts";
import { deviceTitleOf } from "#domain/identity/notices/device-words.server.ts";

/** Where a sign-in is made: its device in words and its prefecture. Neither the header nor the address is kept with the sign-in. */
export function originOf({ placeOf }: Pick<IdentityService, "placeOf">, { ip, userAgent }: Caller): SignInOrigin {
  return { device: deviceTitleOf(userAgent), place: placeOf(ip) };
}
