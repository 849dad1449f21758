import { SERVICE_NAME } from "#wire/site-words.ts";

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-brand">
      <svg aria-hidden="true" viewBox="0 0 22 22" className="size-5.5 shrink-0">
        <defs>
          <clipPath id="logo-tile">
            <rect width="22" height="22" rx="5.5" />
          </clipPath>
        </defs>
        <g clipPath="url(#logo-tile)">
          <rect width="22" height="22" fill="#0b5d66" />
          <path d="M22 0v22H0z" fill="#c8401f" />
        </g>
      </svg>
      <span className="text-[1.25rem]/[1.4] font-bold tracking-wide">{SERVICE_NAME}</span>
    </span>
  );
}
