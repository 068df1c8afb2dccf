/**
 * What `make` gives, made when it is first asked for and kept. For what is slow to make and not always needed: the first
 * formatter of `Intl` reads the browser's tables, which takes a phone a tenth of a second.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
