import { once } from './once.ts'

/** A file's format as people call it, e.g. 'ZIP', by the end of its name; '' where it has none. */
export const fileFormat = (name: string) => /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toUpperCase() ?? ''

const short = once(() => new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 2 }))
const whole = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))

/** '840 kB', '3,2 MB', '5 GB', from bytes. 1 kB is 1024 bytes, as in all limits on files, so that a limit reads as it was set. At least 1 kB. */
export function fileSize(bytes: number): string {
  const power = Math.min(3, Math.max(1, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const value = Math.max(1, bytes / 1024 ** power)
  return `${(value < 10 ? short : whole)().format(value)} ${['', 'kB', 'MB', 'GB'][power]}`
}

/** 'arquivo ZIP, 1,2 MB', from a `fileFormat` and bytes. */
export const describeFile = (format: string, bytes: number) => `arquivo${format && ` ${format}`}, ${fileSize(bytes)}`
