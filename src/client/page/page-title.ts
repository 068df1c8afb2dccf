/** Characters of a page's title at most: search engines show about as many. */
const MAX_TITLE = 60

const BETWEEN = ' · '
/** What no title ends with: marks, and words that lead on to another. */
const LOOSE_END = /(?:[\s,.;:·-]+|\s(?:e|ou|de|da|do|das|dos|em|com|para|por|a|o|as|os))+$/i

/** A text of at most `most` characters, cut between words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const end = start.lastIndexOf(' ')
  return (end > 0 ? start.slice(0, end) : start.slice(0, most)).replace(LOOSE_END, '')
}

/** The same with the first thing that the firm does, where it fits whole. */
function withTrade(title: string, tagline: string): string {
  const [first = ''] = tagline.replace(/\.$/, '').split(/,| e /)
  const whole = `${title}${BETWEEN}${first.trim()}`
  return first.trim() !== '' && whole.length <= MAX_TITLE ? whole : title
}

/**
 * The title of a page, of at most 60 characters: its own, the firm's name where both fit, and the first
 * thing that the firm does where that fits too; of the home page, which has
 * none of its own, the name with what the firm does.
 */
export function pageTitle(own: string | undefined, { name = '', tagline = '' }: { name?: string; tagline?: string }) {
  if (own === undefined) {
    const does = cut(tagline.replace(/\.$/, ''), MAX_TITLE - name.length - BETWEEN.length)
    return does && name.length + BETWEEN.length < MAX_TITLE ? `${name}${BETWEEN}${does}` : cut(name, MAX_TITLE)
  }
  const whole = `${own}${BETWEEN}${name}`
  if (name && whole.length <= MAX_TITLE) return withTrade(whole, tagline)
  return own.length <= MAX_TITLE ? own : `${cut(own, MAX_TITLE - 1)}…`
}
