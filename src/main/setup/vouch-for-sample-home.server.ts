import type { OwnedHome } from "#domain/assets/core/types.ts";
import {
  acceptOwnership,
  chooseOffers,
  handInDocuments,
  memberCheck,
  memberHomes,
  type OwnershipDeps,
  removeLooseDocuments,
} from "#domain/assets/index.server.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { sampleMember } from "./sample-member.server.ts";
import { SAMPLE_HOME } from "./seed-homes.server.ts";

/** Lets the first of the sample homes be seen as its owner's. */
export async function vouchForSampleHome(storage: Storage, service: IdentityService): Promise<void> {
  const found = await sampleMember(service);
  if (!found) return;
  // Nobody is asked for an address: the sample member gets no mail of it.
  await vouch({ ...service, storage, getUser: async () => "unreached" as const }, found.member);
}

/** As if a document had been handed in and looked at: once, and of the home that the set-up made alone. */
async function vouch(deps: OwnershipDeps, member: Member): Promise<void> {
  const home = (await memberHomes(deps.db, member)).homes.find(({ facts }) => facts.name === SAMPLE_HOME);
  if (home && home.version <= FRESH) await vouchFor(deps, member, home);
}

/** Of a home that is only followed so far: it takes offers from now on. */
export async function vouchFor(deps: OwnershipDeps, member: Member, home: OwnedHome): Promise<void> {
  if (home.state !== "tracking") return;
  const documents = [{ name: "sample.pdf", bytes: new TextEncoder().encode("%PDF-1.4\nサンプル\n") }];
  const handedIn = await handInDocuments(deps, member, { id: home.id, seen: home.version, documents });
  const check = handedIn.ok ? await memberCheck(deps.db, member, home.id) : null;
  const accepted = check?.ok && check.value ? await acceptOwnership(deps, check.value.id) : null;
  if (!accepted?.ok) return;
  await removeLooseDocuments(deps, accepted.value.documents);
  await chooseOffers(deps, member, { id: home.id, seen: accepted.value.version, setting: "anonymous", lowestPriceYen: null });
}

/** As the set-up leaves a home: begun, and registered. */
const FRESH = 2;
