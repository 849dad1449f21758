import type { Problem, ProfileResponse } from "#api/client/client.ts";
import { completenessOf, needsConsent, type ProfileChanges } from "#domain/members/profile.ts";
import type { ProfileFiles } from "#web/profile/icon/icon-files.ts";
import type { ProfileCalls } from "#web/profile/questions/save-change.ts";

type SaveInput = Parameters<ProfileCalls["saveProfile"]>[0];
/** `lost`: saved, and the answer never came. */
type Fault = Problem | "lost";

export const unreached: Problem = { type: "/problems/unreached", title: "接続できません", status: 503 };
const conflict: Problem = { type: "/problems/conflict", title: "ほかで変更されています", status: 409 };
const unagreed: Problem = {
  ...{ type: "/problems/validation", title: "入力内容を確認してください", status: 422 },
  errors: [{ field: "consentTextVersion", reason: "required", message: "利用目的を確認し、同意してください" }],
};

const refused = (problem: Problem) => ({ ok: false, problem }) as const;

/** The profile of one member as the service keeps it, in memory: it asks for agreement, and refuses what was changed meanwhile. */
export function profileService(initial: ProfileResponse) {
  let kept = initial;
  let minute = 0;
  let gate: Promise<void> | null = null;
  const asked: SaveInput[] = [];
  const faults: Fault[] = [];
  const readFaults: Problem[] = [];

  function keep({ consentTextVersion, ...changes }: ProfileChanges & { readonly consentTextVersion?: string | null | undefined }): void {
    minute += 1;
    const updatedAt = new Date(Date.UTC(2026, 10, 21, 3, minute)).toISOString();
    const given = Object.fromEntries(Object.entries(changes).filter(([, answer]) => answer !== undefined));
    const consent = consentTextVersion === undefined ? {} : { consentTextVersion, consentAt: consentTextVersion && updatedAt };
    const next = { ...kept, ...given, ...consent, updatedAt };
    kept = { ...next, completeness: completenessOf(next) };
  }

  async function saveProfile(input: SaveInput) {
    asked.push(input);
    await gate;
    const fault = faults.shift();
    if (fault !== undefined && fault !== "lost") return refused(fault);
    const { updatedAt, ...changes } = input;
    if (kept.consentTextVersion === null && changes.consentTextVersion === undefined && needsConsent(changes)) return refused(unagreed);
    if (updatedAt !== kept.updatedAt) return refused(conflict);
    keep(changes);
    return fault === "lost" ? refused(conflict) : ({ ok: true, value: kept } as const);
  }

  const calls: ProfileCalls = {
    profile: async () => {
      const fault = readFaults.shift();
      return fault ? refused(fault) : { ok: true, value: kept };
    },
    saveProfile,
    withdrawConsent: async (purpose) => {
      if (kept.consentTextVersion === null) return refused({ type: "/problems/not-found", title: "見つかりません", status: 404 });
      keep({ ageBand: null, gender: null, incomeBand: null, profession: null, consentTextVersion: null });
      const [givenAt, withdrawnAt] = ["2026-11-20T03:00:00.000Z", kept.updatedAt];
      return { ok: true, value: { id: "1", purpose, textVersion: "2026-11-01", channel: "web", givenAt, withdrawnAt } };
    },
  };

  return {
    calls,
    /** Every save that was asked for. */
    asked,
    /** How the next saves and reads end. */
    faults,
    readFaults,
    kept: () => kept,
    /** Another page, or another device. */
    changeElsewhere: keep,
    /** Lets no save through until it is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = null;
        resolve();
      };
    },
  };
}

/** A member's own files, in memory. `faults`: names of methods that fail from now on. */
export function filesByHand(stored: Readonly<Record<string, Blob>> = {}) {
  const kept = new Map(Object.entries(stored));
  const faults = new Set<keyof ProfileFiles>();
  const may = async (method: keyof ProfileFiles) => {
    if (faults.has(method)) throw new TypeError(`${method} was made to fail`);
  };
  const files: ProfileFiles = {
    keyOf: async (area, name) => `${area}/me/${name}`,
    put: async (key, file) => {
      await may("put");
      kept.set(key, file);
    },
    get: async (key) => {
      await may("get");
      const file = kept.get(key);
      if (!file) throw new TypeError(`nothing at ${key}`);
      return file;
    },
    remove: async (key) => {
      await may("remove");
      kept.delete(key);
    },
  };
  return { openFiles: async () => files, kept, faults };
}

/** Lets everything that is under way and waits for nothing outside come to its end. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
