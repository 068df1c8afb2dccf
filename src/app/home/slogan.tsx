import { bindWords } from '#fixed-spaces.ts'

/** 'segunda-feira', with the mark after it. */
const WEEKDAY = /(\p{L}+-feira\p{P}*)/iu

interface SloganProps {
  text: string
  className?: string | undefined
}

/** The slogan of the weekday, as the heading of the home page. No line ends within 'segunda-feira'. */
export const Slogan = ({ text, className }: SloganProps) => (
  <h1 className={className}>
    {bindWords(text)
      .split(WEEKDAY)
      .map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <span className="nowrap" key={place}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
  </h1>
)
