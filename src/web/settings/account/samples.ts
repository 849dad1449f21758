import type { UserInfoResponse } from "#api/client/client.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { AccountView, DeviceView, PasskeyView, RecoveryView } from "#web/session/pool/types.ts";
import type { CodeStepState } from "#web/settings/address-check/use-code-step.ts";
import type { Place } from "#web/settings/contact/places.ts";
import { fetched } from "#web/settings/load/fetch-state.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { sampleSessions } from "#web/settings/sessions/samples.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { SOCIAL_STRATEGIES } from "#wire/session-cookies.ts";
import type { AccountViewProps } from "./account.view.tsx";

const ignore = () => undefined;
const idle = { isBusy: false, failure: null };

export const sampleAccount: AccountView = {
  username: "9f1c2d3e-0000-4000-8000-000000000001",
  attributes: {
    email: "hanako@example.jp",
    email_verified: "true",
    phone_number: "+819012345678",
    phone_number_verified: "true",
  },
  mfaTypes: [],
  mfaOptions: [],
  preferredMfa: null,
};

const SAMPLE_NOW = new Date("2026-11-22T03:00:00Z");
const sampleRecovery: RecoveryView = { remaining: 8, madeAt: new Date("2026-11-20T03:00:00Z"), lastUsedAt: null };

export const unverifiedAccount: AccountView = {
  ...sampleAccount,
  attributes: { ...sampleAccount.attributes, email_verified: "false", phone_number_verified: "false" },
};

export const sampleUserInfo: UserInfoResponse = {
  familyName: "山田",
  givenName: "花子",
  familyKana: "ヤマダ",
  givenKana: "ハナコ",
  postalCode: "1350061",
  prefCode: "13",
  cityCode: "13108",
  town: "豊洲",
  street: "5-1-1",
  building: "まちのねレジデンス 101",
  prefecture: "東京都",
  city: "江東区",
  updatedAt: "2026-11-20T03:00:00.000Z",
};

export const emptyUserInfo: UserInfoResponse = {
  familyName: null,
  givenName: null,
  familyKana: null,
  givenKana: null,
  postalCode: null,
  prefCode: null,
  cityCode: null,
  town: null,
  street: null,
  building: null,
  prefecture: null,
  city: null,
  updatedAt: null,
};

export function sampleDevice(changes: Partial<DeviceView> = {}): DeviceView {
  return {
    id: "ap-northeast-1_00000000-0000-4000-8000-000000000001",
    name: "Chrome（Windows）",
    isRemembered: true,
    lastSeenAt: new Date("2026-11-20T05:05:00Z"),
    lastIp: "203.0.113.5",
    isThis: false,
    ...changes,
  };
}

const sampleDevices: readonly DeviceView[] = [
  sampleDevice({ id: "a", name: "Safari（iPhone）", lastSeenAt: new Date("2026-11-01T00:30:00Z") }),
  sampleDevice({ id: "b", isThis: true, isRemembered: false }),
];

const samplePasskeys: readonly PasskeyView[] = [
  {
    id: "a",
    name: "iCloudキーチェーン",
    createdAt: new Date("2026-10-03T03:00:00Z"),
    lastUsedAt: new Date("2026-11-20T05:05:00Z"),
    isBackedUp: true,
  },
  { id: "b", name: "会社のパソコン", createdAt: new Date("2026-11-10T03:00:00Z"), lastUsedAt: null, isBackedUp: false },
];

export const samplePlaces: readonly Place[] = [
  { prefCode: "23", prefecture: "愛知県", cityCode: "23425", city: "海部郡蟹江町", town: "今" },
  { prefCode: "23", prefecture: "愛知県", cityCode: "23425", city: "海部郡蟹江町", town: "蟹江新田" },
];

export function sampleStep(changes: Partial<CodeStepState> = {}): CodeStepState {
  return {
    pending: null,
    form: sampleForm(),
    resending: idle,
    outcome: null,
    onResend: ignore,
    begin: ignore,
    giveUp: ignore,
    ...changes,
  };
}

type AccountCase = {
  readonly account?: Loaded<AccountView>;
  readonly devices?: Loaded<readonly DeviceView[]>;
  readonly provider?: string | null;
  readonly changes?: { readonly [section in keyof AccountViewProps]?: Partial<AccountViewProps[section]> };
};

export const ready = <T>(value: T): Loaded<T> => ({ kind: "ready", value });

/** The whole screen of settings for an account. */
export function accountProps({
  account = ready(sampleAccount),
  devices = ready(sampleDevices),
  provider = null,
  changes = {},
}: AccountCase = {}): AccountViewProps {
  const isKnown = account.kind === "ready";
  return {
    done: "",
    refused: null,
    signIn: { ...signInProps(account, provider), ...changes.signIn },
    ...waysIn({ account, provider, changes }),
    devices: {
      devices,
      fetch: fetched(Date.UTC(2026, 10, 22, 5, 5)),
      provider,
      acting: idle,
      outcome: "",
      onRemember: ignore,
      onForget: async () => true,
      onForgive: ignore,
      ...changes.devices,
    },
    providers: {
      providers: isKnown
        ? ready(provider === null ? [] : [{ name: provider, userId: "1", isFirst: true, linkedAt: new Date("2026-10-01T00:00:00Z") }])
        : account,
      offered: SOCIAL_STRATEGIES,
      provider,
      isReady: true,
      acting: idle,
      outcome: "",
      onConnect: ignore,
      onUnlink: async () => true,
      onForgive: ignore,
      ...changes.providers,
    },
    agreements: { agreements: { accepted: [], pending: [] } },
    takeOut: { isReady: true, acting: idle, outcome: "", onTake: ignore, ...changes.takeOut },
    signOut: { isReady: true, acting: idle, onSignOutHere: ignore, onSignOutEverywhere: ignore, onForgive: ignore, ...changes.signOut },
    leave: {
      isReady: true,
      step: "none",
      typed: "",
      acting: idle,
      onType: ignore,
      onBegin: ignore,
      onClose: ignore,
      onSignInAgain: ignore,
      onLeave: ignore,
    },
  };
}

type Ways = {
  readonly account: Loaded<AccountView>;
  readonly provider: string | null;
  readonly changes: NonNullable<AccountCase["changes"]>;
};

function waysIn({ account, provider, changes }: Ways): Pick<AccountViewProps, "secondFactor" | "passkeys" | "sessions"> {
  return {
    secondFactor: {
      account,
      provider,
      setUp: null,
      stopping: null,
      acting: idle,
      outcome: "",
      recovery: { row: { recovery: ready(sampleRecovery), now: SAMPLE_NOW }, shown: null },
      onMakeCodes: ignore,
      onSetUp: ignore,
      onUseSms: ignore,
      onPrefer: ignore,
      onAskStop: ignore,
      onStop: ignore,
      ...changes.secondFactor,
    },
    passkeys: {
      passkeys: ready(samplePasskeys),
      provider,
      acting: idle,
      outcome: { isDone: false, words: "" },
      onAdd: ignore,
      onRename: async () => true,
      onRemove: async () => true,
      onForgive: ignore,
      ...changes.passkeys,
    },
    sessions: {
      sessions: ready(sampleSessions),
      provider,
      fetch: fetched(Date.UTC(2026, 10, 22, 5, 5)),
      acting: idle,
      outcome: "",
      onEnd: async () => true,
      onEndOthers: async () => true,
      onForgive: ignore,
      ...changes.sessions,
    },
  };
}

function signInProps(account: NonNullable<AccountCase["account"]>, provider: string | null): AccountViewProps["signIn"] {
  const isKnown = account.kind === "ready";
  const { attributes } = isKnown ? account.value : sampleAccount;
  return {
    facts: {
      memberNumber: memberNumberOf(sampleAccount.username),
      email: attributes.email ?? null,
      isEmailVerified: attributes.email_verified === "true",
      phone: attributes.phone_number ?? null,
      isPhoneVerified: isKnown ? attributes.phone_number_verified === "true" : null,
    },
    account,
    provider,
    userInfo: sampleUserInfo,
    checking: idle,
    onVerify: ignore,
  };
}
