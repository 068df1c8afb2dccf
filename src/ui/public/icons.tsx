import type { SVGProps } from 'react'

/** A mark of the public site: 16 units wide, lines in the text's colour, silent to screen readers. */
function Drawn(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  )
}
type Props = SVGProps<SVGSVGElement>

export const SearchIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14" />
  </Drawn>
)
export const MenuIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M2 4.5h12M2 8h12M2 11.5h12" />
  </Drawn>
)
export const CloseIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="m3.5 3.5 9 9m0-9-9 9" />
  </Drawn>
)
export const OutwardIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M5 3.5h7.5V11m0-7.5-9 9" />
  </Drawn>
)
export const ArrowIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
  </Drawn>
)
export const DownloadIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M8 2v8m-3.5-3L8 10.5 11.5 7M2.5 13.5h11" />
  </Drawn>
)
export const PlayIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M4.5 2.8v10.4L13 8Z" />
  </Drawn>
)
export const SunIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-9.5v1m0 11v1M1.5 8h1m11 0h1M3.4 3.4l.7.7m7.8 7.8.7.7m0-9.2-.7.7m-7.8 7.8-.7.7" />
  </Drawn>
)
export const MoonIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z" />
  </Drawn>
)
export const ScreenIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M2 3h12v8H2zM5.5 13.5h5M8 11v2.5" />
  </Drawn>
)
export const FeedIcon = (props: Props) => (
  <Drawn {...props}>
    <path d="M3 3a10 10 0 0 1 10 10M3 7.5A5.5 5.5 0 0 1 8.5 13M3.5 12.5h.01" />
  </Drawn>
)
