const HYPHEN = '\u00ad'
/** Words that fit where three events stand side by side are left whole. */
const LONG = /\p{L}{9,}/gu
const VOWELS = 'aeiouáéíóúâêôãõàü'
/** What begins a syllable before a vowel: two consonants that stay together, or one. */
const ONSET = '[bcdfgptv][lr]|[cln]h|[qg]u|[bcçdfghjklmnpqrstvwxyz]'
/** A vowel, what its syllable ends with, and the beginning of the next one. */
const SYLLABLE = new RegExp(`([${VOWELS}][^${VOWELS}]*?)(?=(?:${ONSET})[${VOWELS}])`, 'giu')

/**
 * A text whose long words may be parted between their syllables, as Portuguese does, by hyphens that show only where a
 * line ends. CSS needs a dictionary for that, which not every browser has.
 */
export const hyphenated = (text: string) =>
  text.replace(LONG, (word) =>
    word.replace(SYLLABLE, (part, _, at: number) => {
      const end = at + part.length
      return end > 1 && word.length - end > 1 ? part + HYPHEN : part
    }),
  )
