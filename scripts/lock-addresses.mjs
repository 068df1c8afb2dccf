/**
 * The lock file with the address of each package at a registry: without it npm asks for all versions of each package before
 * it fetches any. The lock file itself names no registry, so that each machine installs from its own.
 * @param {{ packages: Record<string, { version?: string, name?: string, resolved?: string, link?: boolean }> }} lock
 * @param {string} registry the address of the registry, e.g. of `npm config get registry`
 * @returns {object} a copy
 */
export function withAddresses(lock, registry) {
  const root = registry.replace(/\/*$/, '/')
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1)
    const isFetched = path.includes('node_modules/') && !entry.resolved && !entry.link
    if (!isFetched) return [path, entry]
    return [path, { ...entry, resolved: `${root}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}
