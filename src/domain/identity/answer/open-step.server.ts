import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { ChallengeName } from "#domain/identity/core/types.ts";
import { confirmedDevice } from "#domain/identity/devices/devices.server.ts";
import { resume, type resumeUnchecked } from "#domain/identity/sign-in/sign-in.server.ts";
import type { AnswerRequest } from "#domain/identity/tickets/challenge.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { readTicket, refuseSpent, type Ticket } from "#domain/identity/tickets/tickets.server.ts";

export type OpenStep = { readonly ticket: Ticket; readonly signIn: SignIn };

/** The sign-in that an answer is for. Refuses a session that is not of this client, stage and user, is expired or was used. Nothing is used up yet. `resuming`: before anything is proved, without saying whether the account may sign in. */
export async function openStep(
  service: IdentityService,
  request: AnswerRequest,
  stage: ChallengeName,
  resuming: typeof resumeUnchecked = resume,
): Promise<OpenStep> {
  const { pool, client, session, responses } = request;
  const ticket = readTicket(service, session, { clientId: client.id, stage });
  await refuseSpent(service.db, ticket);
  return { ticket, signIn: await resuming(service, ticket, { pool, client, username: responses.USERNAME }) };
}

/** As {@link openStep}; a device may be named with the answer. One nobody confirmed is refused before a code is used up. */
export async function openStepOnDevice(
  service: IdentityService,
  request: AnswerRequest,
  stage: ChallengeName,
  resuming: typeof resumeUnchecked = resume,
): Promise<OpenStep> {
  const { ticket, signIn } = await openStep(service, request, stage, resuming);
  const onDevice = { ...signIn, deviceKey: signIn.deviceKey ?? request.responses.DEVICE_KEY ?? null };
  await confirmedDevice(service, onDevice);
  return { ticket, signIn: onDevice };
}
