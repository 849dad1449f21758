import { SERVICE_NAME } from "#wire/site-words.ts";

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-brand">
      <svg aria-hidden="true" viewBox="0 0 22 22" className="size-5.5 shrink-0">
        <rect width="22" height="22" rx="5.5" fill="#0b5d66" />
        <path d="M22 5.5v11a5.5 5.5 0 0 1-5.5 5.5h-11a5.5 5.5 0 0 1-3.89-1.61L20.39 1.61A5.5 5.5 0 0 1 22 5.5z" fill="#c8401f" />
      </svg>
      <span className="text-[1.25rem]/[1.4] font-bold tracking-wide">{SERVICE_NAME}</span>
    </span>
  );
}
