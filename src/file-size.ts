const short = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 2 })
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** '840 kB', '3,2 MB', '5 GB', from bytes. 1 kB is 1024 bytes, as in all limits on files, so that a limit reads as it was set. At least 1 kB. */
export function fileSize(bytes: number): string {
  const power = Math.min(3, Math.max(1, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const value = Math.max(1, bytes / 1024 ** power)
  return `${(value < 10 ? short : whole).format(value)} ${['', 'kB', 'MB', 'GB'][power]}`
}
