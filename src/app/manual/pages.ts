import { type Module, moduleAt } from '#modules.ts'

/** Name of the table of contents, docs/manual/README.md. */
export const CONTENTS = 'README'
/** Where the manual stands by itself. The address of a page is below it. */
export const MANUAL_PATH = '/dashboard/help'

const SCREENS = import.meta.glob<readonly string[]>('../../../docs/manual/*.md', {
  query: '?screens',
  import: 'default',
  eager: true,
})

/** The page that explains each screen, a file of docs/manual without '.md', by the path pattern of the screen's route. */
export const PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(SCREENS).flatMap(([path, screens]) =>
    screens.map((screen) => [screen, path.slice(path.lastIndexOf('/') + 1, -'.md'.length)] as const),
  ),
)

/** The module that each page belongs to, by its first screen; absent for what is always there. */
const MODULE_OF: ReadonlyMap<string, Module | undefined> = new Map(
  [...PAGES].toReversed().map(([screen, name]) => [name, moduleAt(screen)]),
)

/** The module that a page explains; undefined for what is always there. */
export const moduleOfPage = (name: string): Module | undefined => MODULE_OF.get(name)

/** The page and the heading, '' for none, that an address of the manual leads to; undefined for other addresses. */
export function pageAt(address: string): { name: string; heading: string } | undefined {
  const [path = '', heading = ''] = address.split('#')
  if (path === MANUAL_PATH) return { name: CONTENTS, heading }
  return path.startsWith(`${MANUAL_PATH}/`) ? { name: path.slice(MANUAL_PATH.length + 1), heading } : undefined
}
