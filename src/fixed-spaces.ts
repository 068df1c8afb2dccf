const NO_BREAK = '\u00a0'

/** 'R$ 48' and a number with its unit ('3,5 mm', '20 °C', '12 %'). */
const UNITS = '%|°C|µm|mm|cm|m|km|g|kg|ml|µs|ms|s|min|minutos|h|µA|mA|A|V|W|kW|kWh|mAh|Hz|MHz|GHz|dB|dBm|kB|MB|GB'
const FIGURES = new RegExp(`(?<=R\\$) (?=\\d)|(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu')

/** The last word after others, where it is short, and with the one before it no wider than a slogan's line on a phone. */
const LAST_WORD = /(?<=\S \S{1,7}) (?=\S{1,6}$)/u

/** A word of one letter and the word after it, as in 'A gente'. */
const SHORT_WORDS = /(?<=(?:^|[\s("“‘])[aeoàéAEOÀÉ]) (?=\S)/gu

/**
 * A heading or a short text with no-break spaces: figures stay with their units, no line ends in a word of one letter, and
 * none has only the last, short word.
 */
export const bindWords = (text: string) => bindProse(text).replace(LAST_WORD, NO_BREAK)

/** A part of a long text, likewise, but for its last word, which the browser keeps with others (`text-wrap: pretty`). */
export const bindProse = (text: string) => text.replace(FIGURES, NO_BREAK).replace(SHORT_WORDS, NO_BREAK)
