/** A path decoded, in lower case, its parts without blanks at their ends; undefined where it cannot be decoded. */
export function readPath(path: string): string | undefined {
  try {
    return (path.includes('%') ? decodeURIComponent(path).replace(/\s+(?=\/|$)/g, '') : path).toLowerCase()
  } catch {
    return undefined
  }
}
