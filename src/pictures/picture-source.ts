/** Where a picture is found, from the address as it was typed: a bare name is an upload's, plain http is not shown. */
export function pictureSource(typed: string): string {
  const address = typed.trim()
  if (/^http:/i.test(address)) return ''
  if (address === '' || /^(https:)?\/\//i.test(address) || address.startsWith('/')) return address
  return `/uploads/${encodeURI(address.replace(/^(\.\/)?(uploads\/)?/, ''))}`
}
