/** A picture's `src` by the address that was typed: a bare name is that of an upload; '' for http, which is not shown. */
export function pictureSource(typed: string): string {
  const address = typed.trim()
  if (/^http:/i.test(address)) return ''
  if (address === '' || /^(https:)?\/\//i.test(address) || address.startsWith('/')) return address
  return `/uploads/${encodeURI(address.replace(/^(\.\/)?(uploads\/)?/, ''))}`
}
