import { API_VERSIONS, type ApiVersion } from "#domain/api-access/versions.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { VERSION_PAGES } from "./versions-words.ts";

const ITEMS = API_VERSIONS.map((version) => ({ label: version, to: VERSION_PAGES[version].to }));

/** The way from the page of one version to those of the others. */
export function VersionSwitch({ version }: { readonly version: ApiVersion }) {
  const look = "inline-flex min-h-11 min-w-14 items-center justify-center rounded-control border px-3 font-bold text-14";
  return (
    <nav aria-label="APIの版" className="no-print -mb-2">
      <ul className="flex flex-wrap gap-2">
        {useExisting(ITEMS).map((item) => (
          <li key={item.to}>
            {item.label === version ? (
              <span aria-current="page" className={`${look} border-brand bg-brand text-white`}>
                {item.label}
              </span>
            ) : (
              <SiteLink item={item} className={`${look} border-line bg-card text-brand hover:bg-brand-tint`} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link to what the newest version has beyond this one. */
export function BeyondLink({ words, version }: NonNullable<(typeof VERSION_PAGES)[ApiVersion]["beyond"]>) {
  const [page] = useExisting([{ label: version, to: VERSION_PAGES[version].to }]);
  return (
    <>
      {words}は {page ? <SiteLink item={page} className="text-link" /> : version} にあります。
    </>
  );
}
