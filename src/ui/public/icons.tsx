import type { SVGProps } from 'react'

/** An icon of the public site, drawn on 16 by 16 in the text's colour (`elements.css`); hidden from screen readers. */
const icon = (path: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" {...props}>
    <path d={path} />
  </svg>
)

export const SearchIcon = icon('M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14')
export const MenuIcon = icon('M2 4.5h12M2 8h12M2 11.5h12')
export const CloseIcon = icon('m3.5 3.5 9 9m0-9-9 9')
export const OutwardIcon = icon('M5 3.5h7.5V11m0-7.5-9 9')
export const ArrowIcon = icon('M2.5 8h11M9 3.5 13.5 8 9 12.5')
export const DownloadIcon = icon('M8 2v8m-3.5-3L8 10.5 11.5 7M2.5 13.5h11')
export const MessageIcon = icon(
  'M3.5 3h9A1.5 1.5 0 0 1 14 4.5v5a1.5 1.5 0 0 1-1.5 1.5H8l-3.5 2.5V11h-1A1.5 1.5 0 0 1 2 9.5v-5A1.5 1.5 0 0 1 3.5 3Zm1.5 3h6M5 8h4',
)
export const PlayIcon = icon('M4.5 2.8v10.4L13 8Z')
export const SunIcon = icon(
  'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-9.5v1m0 11v1M1.5 8h1m11 0h1M3.4 3.4l.7.7m7.8 7.8.7.7m0-9.2-.7.7m-7.8 7.8-.7.7',
)
export const MoonIcon = icon('M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z')
export const ScreenIcon = icon('M2 3h12v8H2zM5.5 13.5h5M8 11v2.5')
export const FeedIcon = icon('M3 3a10 10 0 0 1 10 10M3 7.5A5.5 5.5 0 0 1 8.5 13M3.5 12.5h.01')
