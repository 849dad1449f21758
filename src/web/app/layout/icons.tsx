/** Line icons of the frame, 20 px; what they mean is said by the control they stand in. */
const DRAWINGS = {
  search: "M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M13 13l4 4",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  person: "M10 3.5a3.25 3.25 0 1 1 0 6.5a3.25 3.25 0 0 1 0-6.5M3.5 17c.6-3.2 3.2-4.75 6.5-4.75s5.9 1.55 6.5 4.75",
} as const;

export function Icon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 shrink-0 fill-none stroke-current"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
