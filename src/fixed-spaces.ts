const NO_BREAK = '\u00a0'

/** 'R$ 48' and a number with its unit ('3,5 mm', '20 °C', '12 %'). */
const FIGURES =
  /(?<=R\$) (?=\d)|(?<=\d) (?=(?:%|‰|°C|[µmk]?[AVWgs]|[µmck]?m|k?Wh|mAh|[MGk]?Hz|[MGTk]B|dBm?|dBi|mC|ºC|h|min|L)(?![\p{L}\p{N}]))/gu

/** The last word after others, where it is short. */
const LAST_WORD = /(?<=\S \S+) (?=\S{1,6}$)/u

/** A word of one letter and the word after it, as in 'A gente'. */
const SHORT_WORDS = /(?<=(?:^|[\s("“‘])[aeoàéAEOÀÉ]) (?=\S)/gu

/**
 * A heading or a short text with no-break spaces: figures stay with their units, no line ends in a word of one letter, and
 * none has only the last, short word.
 */
export const bindWords = (text: string) =>
  text.replace(FIGURES, NO_BREAK).replace(SHORT_WORDS, NO_BREAK).replace(LAST_WORD, NO_BREAK)
