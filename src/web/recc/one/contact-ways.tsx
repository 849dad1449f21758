import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";

/** Ways to ask beside the form that stands below. */
export function ContactWays({ b, n, listing }: { readonly b: string; readonly n: number; readonly listing: string }) {
  const ways = useExisting([
    { label: "お知らせの届くメールアドレスで、かんたんに問い合わせる", to: "/recc/contact_mail", search: { b, n } },
    { label: "LINEで問い合わせる", to: "/recc/contact_line", search: { home: listing } },
  ]);
  return (
    <nav aria-label="問い合わせの方法" className="mb-4 rounded-control bg-paper px-4 py-1">
      <ul className="flex flex-wrap gap-x-6 text-14">
        {ways.map((item) => (
          <li key={item.to}>
            <SiteLink item={item} className="inline-flex min-h-11 items-center text-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
