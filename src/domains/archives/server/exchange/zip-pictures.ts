import { basename, dirname, extname, join } from 'node:path/posix'

const PICTURE = /\.(png|jpe?g|gif|webp|avif|tiff?|heic)$/i
/** Addresses that mean nothing in a ZIP: of other hosts, of this site, within a page. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/|#|\/(uploads|pictures)\/)/i

/** Whether a file's name is that of a picture. */
export const isPicture = (path: string) => PICTURE.test(path)

/** Whether an address means a picture that should be in the same ZIP. */
export const isZippedPicture = (address: string) => !ELSEWHERE.test(address) && isPicture(readPath(address))

/**
 * Finds the picture that an address in a file means: from the file's folder, or else the one whose path ends so. The folders
 * that a site is built from (static/, content/images/) and that editors keep pictures in are found without being known.
 * @param paths of the pictures in the ZIP
 */
export function pictureFinder(paths: readonly string[]) {
  const exact = new Set(paths)
  const byName = Map.groupBy(paths, (path) => basename(path).toLowerCase())
  return (from: string, address: string): string | undefined => {
    if (ELSEWHERE.test(address) || extname(address) === '') return undefined
    const path = readPath(address)
    const near = join(dirname(from), path)
    if (exact.has(near)) return near
    const end = `/${path.replace(/^(\.{0,2}\/)+/, '')}`.toLowerCase()
    return byName.get(basename(path).toLowerCase())?.find((known) => `/${known}`.toLowerCase().endsWith(end))
  }
}

/** The path in an address, without what only a site's program knows (Ghost's origin, Jekyll's expressions). */
function readPath(address: string): string {
  const path = address
    .replace(/^__GHOST_URL__|\{\{[^{}]{0,100}\}\}/g, '')
    .replace(/[?#].*$/, '')
    .replaceAll('\\', '/')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path.normalize('NFC')
  }
}
