import { TOLD_HERE } from "./footer-navigation.ts";

/** The sources of the data in use, as their licences ask. */
export function DataCredits({ attributions }: { attributions: readonly string[] }) {
  if (attributions.length === 0) return null;
  return (
    <div id={TOLD_HERE.credits}>
      <span>出典：</span>
      <ul className="inline">
        {attributions.map((text) => (
          <li key={text} className="inline after:content-['／'] last:after:content-none">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
