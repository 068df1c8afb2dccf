/** Numbers in Brazilian Portuguese; money is in `money.ts`, dates in `time.ts`. Formatters are created once, since that is slow. */
const LOCALE = 'pt-BR'
const sizeFormat = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 2, useGrouping: false })
const wholeFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** '1.204', rounded to an integer. */
export const wholeNumber = (value: number) => wholeFormat.format(value)

/** The number with its noun: '86 curtidas', '1 curtida', '0 curtidas'. */
export const plural = (count: number, one: string, many: string) => `${wholeNumber(count)} ${count === 1 ? one : many}`

/** '840 kB', '3,2 MB', '1,5 GB', from bytes: 1 kB is 1000 bytes. At least 1 kB. */
export function fileSize(bytes: number): string {
  const power = Math.min(3, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = Math.max(1, bytes / 1000 ** power)
  return `${value < 10 ? sizeFormat.format(value) : wholeFormat.format(value)} ${['', 'kB', 'MB', 'GB'][power]}`
}
