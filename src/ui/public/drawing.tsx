import '../drawing.css'
import { type PageText, showText } from '../prose/page-text.ts'

interface Props {
  /** Sanitised by the server. */
  svg: PageText
  /** What it shows; '' where the text beside it says so. */
  alt: string
  className?: string | undefined
}

/** A drawing within the page, on its plate, in the colours of the scheme and of the day. */
export const Drawing = ({ svg, alt, className = '' }: Props) => (
  <div
    className={`drawing ${className}`}
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    {...showText(svg)}
  />
)
