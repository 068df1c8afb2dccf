// The base of addresses on this site. No real address has it, so that '//', '/\' or tabs cannot pretend to.
const OURS = 'https://vitrine.invalid'

/** An address in a text: 'ours' is on this site, 'refused' is neither http nor https. */
export type Address = { kind: 'ours'; path: string } | { kind: 'foreign'; url: URL } | { kind: 'refused' }

/** Reads an address as a browser would. */
export function readAddress(text: string): Address {
  const url = URL.parse(text, `${OURS}/-/`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { kind: 'refused' }
  return url.origin === OURS ? { kind: 'ours', path: url.pathname } : { kind: 'foreign', url }
}

/**
 * The address of a picture or video in a text: a bare name ('foto um.png', './a.mp4', 'uploads/a.png') is that of an
 * upload. All others, '../a.png' too, stay as written.
 */
export function uploadAddress(text: string): string {
  const address = readAddress(text)
  const [, name] = (address.kind === 'ours' && /^\/-\/(?:uploads\/)?(.+)$/.exec(address.path)) || []
  return name && !/^\s*[/\\]/.test(text) ? `/uploads/${name}` : text
}

/** Whether an address is that of an uploaded video. */
export function isOwnVideo(text: string): boolean {
  const address = readAddress(text)
  return address.kind === 'ours' && /^\/uploads\/.+\.(mp4|webm)$/i.test(address.path)
}

/** The page of a video at YouTube or Vimeo, also from the address of its player; null for other addresses. */
export function findVideo(text: string): { site: 'YouTube' | 'Vimeo'; href: string } | null {
  const address = readAddress(text)
  if (address.kind !== 'foreign') return null
  const { pathname, searchParams, hostname } = address.url
  const host = hostname.replace(/^(www|m|player)\./, '')
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (host === 'vimeo.com') {
    const number = first === 'video' ? second : first
    return /^\d+$/.test(number) ? { site: 'Vimeo', href: `https://vimeo.com/${number}` } : null
  }
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null
  const name = host === 'youtu.be' ? first : first === 'watch' ? (searchParams.get('v') ?? '') : second
  if (
    !/^[\w-]{6,20}$/.test(name) ||
    (host !== 'youtu.be' && !['watch', 'embed', 'shorts', 'live', 'v'].includes(first))
  )
    return null
  const start = searchParams.get('t') ?? searchParams.get('start')
  return {
    site: 'YouTube',
    href: `https://www.youtube.com/watch?v=${name}${start && /^\w+$/.test(start) ? `&t=${start}` : ''}`,
  }
}
