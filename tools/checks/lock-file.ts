type LockedPackage = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> };
export type Manifest = Readonly<Record<"dependencies" | "devDependencies" | "optionalDependencies", Readonly<Record<string, string>>>>;

/** What would make `npm ci` give another machine other packages: loose versions, missing hashes, hosts, missing platform packages. */
export function lockFaults(manifest: Manifest, lock: LockFile): string[] {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== "");
  const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)));
  return [
    ...looseVersions(manifest),
    ...entries.filter(([, entry]) => !entry.integrity && !entry.link).map(([path]) => `${path}: no integrity hash`),
    ...entries.filter(([, entry]) => entry.resolved).map(([path]) => `${path}: the lock file names a registry host`),
    ...entries.flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !names.has(name))
        .map((name) => `${path}: optional platform package ${name} is missing from the lock file`),
    ),
  ];
}

function looseVersions(manifest: Manifest): string[] {
  const all = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
  return all
    .flatMap((group) => Object.entries(group).filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)))
    .map(([name, version]) => `${name}: ${version} is not an exact version`);
}
