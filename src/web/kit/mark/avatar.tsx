import type { ReactNode } from "react";
import { classNames } from "#web/kit/ui/class-names.ts";

type AvatarPreset = "house" | "tower" | "tree" | "cat" | "bird" | "sun";

/** A drawn icon, or a picture whose address is null until the browser has loaded it. Null: nothing was chosen. */
export type AvatarPicture =
  | { readonly kind: "preset"; readonly name: AvatarPreset }
  | { readonly kind: "picture"; readonly url: string | null };

type AvatarProps = {
  readonly picture: AvatarPicture | null;
  readonly size?: "small" | "middle" | "large";
};

const sizes = { small: "size-12", middle: "size-16", large: "size-24" } as const;

/** A member's round icon. Decoration: what it shows stands beside it. */
export function Avatar({ picture, size = "middle" }: AvatarProps) {
  const frame = classNames("shrink-0 rounded-full border border-line bg-quiet", sizes[size]);
  if (picture?.kind === "picture" && picture.url !== null) {
    return <img src={picture.url} alt="" width={256} height={256} className={classNames(frame, "object-cover")} />;
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={frame}>
      {picture?.kind === "preset" ? DRAWINGS[picture.name] : <Nobody />}
    </svg>
  );
}

function Nobody() {
  return (
    <g className="fill-control">
      <circle cx="32" cy="25" r="9" />
      <path d="M14 52c1-11 8-16 18-16s17 5 18 16z" />
    </g>
  );
}

const DRAWINGS: Readonly<Record<AvatarPreset, ReactNode>> = {
  house: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-brand-tint" />
      <path d="M13 33 32 16l19 17" className="fill-none stroke-accent" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M19 32 32 20.5l13 11.5v16H19z" className="fill-brand" />
      <path d="M28 48V37h8v11z" className="fill-card" />
    </>
  ),
  tower: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-quiet" />
      <path d="M23 12h16v38H23z" className="fill-brand" />
      <path d="M39 26h9v24h-9zM16 33h7v17h-7z" className="fill-control" />
      <path
        d="M27 18h3v3h-3zm5 0h3v3h-3zm-5 7h3v3h-3zm5 0h3v3h-3zm-5 7h3v3h-3zm5 0h3v3h-3zm-5 7h3v3h-3zm5 0h3v3h-3z"
        className="fill-card"
      />
    </>
  ),
  tree: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-warn-tint" />
      <path d="M29.5 34h5v17h-5z" className="fill-warn" />
      <path d="M32 11c9 0 15 6 15 13.5S41 38 32 38s-15-6-15-13.5S23 11 32 11z" className="fill-good" />
      <path d="m32 30 6-6m-6 11-6-6" className="fill-none stroke-card" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  cat: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-accent-tint" />
      <path d="M17 15l10 7h10l10-7v19c0 9-6 15-15 15s-15-6-15-15z" className="fill-ink" />
      <g className="fill-card">
        <circle cx="26" cy="32" r="2.5" />
        <circle cx="38" cy="32" r="2.5" />
      </g>
      <path d="M29.5 38h5L32 40.5z" className="fill-accent" />
    </>
  ),
  bird: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-brand-tint" />
      <path d="M14 44c12 6 30 4 32-12l6-4-6-3c-1-5-5-8-9-8-6 0-9 4-9 9-2 9-8 14-14 18z" className="fill-accent" />
      <path d="M21 40c8 1 15-3 17-11" className="fill-none stroke-card" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="39" cy="24" r="2" className="fill-card" />
    </>
  ),
  sun: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-warn-tint" />
      <circle cx="32" cy="32" r="11" className="fill-accent" />
      <path
        d="M32 11v5m0 32v5m21-21h-5m-32 0h-5m35.8-14.8-3.5 3.5M20.700 43.300l-3.5 3.5m29.600 0-3.5-3.5M20.700 20.700l-3.5-3.5"
        className="fill-none stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};
