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

/**
 * Finds the text that an address in a file means, as `pictureFinder` does, or by its name alone where a site's program
 * leaves out the ending and the day: '/posts/sete-filamentos/' is 'posts/2026-03-12-sete-filamentos.md'.
 * @param paths of the texts in the ZIP
 */
export function textFinder(paths: readonly string[]) {
  const byPath = pictureFinder(paths)
  const bySlug = Map.groupBy(paths, slugOf)
  return (from: string, address: string): string | undefined => {
    if (ELSEWHERE.test(address) || address === '') return undefined
    const found = byPath(from, address)
    if (found) return found
    const named = bySlug.get(
      slugOf(
        readPath(address)
          .replace(/\/+$/, '')
          .replace(/\.html?$/i, '.md'),
      ),
    )
    return named?.length === 1 ? named[0] : undefined
  }
}

/** The name of a text without folders, ending and day; of 'index.md' that of its folder. */
function slugOf(path: string): string {
  const own = basename(path, extname(path))
  const name = /^_?index$/i.test(own) ? basename(dirname(path)) : own
  return name.replace(/^\d{4}-\d\d-\d\d[-_ ]/, '').toLowerCase()
}
