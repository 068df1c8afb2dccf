// The named entities of Latin-1 in the order of their code points, from 160.
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
const ENTITIES = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", hellip: '…', ndash: '–', mdash: '—' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', trade: '™', euro: '€', minus: '−' }),
])

// Inline elements, which do not separate words.
const INLINE =
  /^<\/?(a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr)\b/i

// Escaped characters are moved to Unicode's private use area while markup is removed.
const PRIVATE_USE = 0xe000

/**
 * A text without HTML tags and Markdown markup, with entities decoded and white space collapsed, for previews and
 * descriptions. By heuristics, without a parser. The result is text, not HTML: it may contain `<`.
 */
export function plainText(textWithMarkup: string): string {
  return decodeEntities(stripInline(stripTags(stripLines(hideEscaped(textWithMarkup)))))
    .replace(/[\ue020-\ue07e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - PRIVATE_USE))
    .replace(/[\s\u00ad\u200b]+/g, (space) => (/\s/.test(space) ? ' ' : ''))
    .trim()
}

const hideEscaped = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCharCode(PRIVATE_USE + mark.charCodeAt(0)))

/** Removes markup of whole lines: fences, headings, quotes, list items, rules, tables, definitions. */
function stripLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const quoted = line.replace(/^[\s>]*>/, '')
      const inner = quoted.replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/, '')
      if (/^\s*(```|~~~)/.test(inner)) return ''
      if (/^\s*(?:[-*_=]\s*){3,}$/.test(quoted) || /^\s*[-=]+\s*$/.test(quoted)) return ''
      if (/^[\s|:-]+$/.test(inner) && inner.includes('-')) return ''
      if (/^\s*\[[^\]^][^\]]{0,200}\]:\s/.test(inner)) return ''
      const heading = /^\s*#{1,6}(?:\s+|$)/.exec(inner)
      const words = heading ? inner.slice(heading[0].length).trimEnd().replace(/\s#+$/, '') : inner
      return /^\s*\|.*\|\s*$/.test(words) ? words.replaceAll('|', ' ') : words
    })
    .join('\n')
}

function stripTags(text: string): string {
  return text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|iframe|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/gi, '$1')
    .replace(/<\/?[a-z](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^<>"']){0,2000}>/gi, (tag) => (INLINE.test(tag) ? '' : ' '))
}

function stripInline(text: string): string {
  return text
    .replace(/!?\[\[([^[\]\n|]{1,500})(?:\|([^[\]\n]{1,500}))?\]\]/g, (whole, path: string, alias?: string) =>
      whole.startsWith('!') ? ' ' : (alias ?? path),
    )
    .replace(/\[\^[^\]\s]{1,100}\]:?/g, '')
    .replace(
      /!\[([^[\]]{0,1000})\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?\)|\[[^[\]\n]{0,200}\])/g,
      '$1',
    )
    .replace(
      /\[([^[\]]{1,2000})\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?\)|\[[^[\]\n]{0,200}\])/g,
      '$1',
    )
    .replace(/`+/g, '')
    .replace(/(\*\*\*|\*\*|~~)(?=\S)([^*~]{1,2000}?)(?<=\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}_])(___|__|_)(?=[^\s_])([^_\n]{1,2000}?)(?<=[^\s_])\2(?![\p{L}\p{N}_])/gu, '$1$3')
    .replace(/\*(?=[^\s*])([^*\n]{1,2000}?)(?<=[^\s*])\*/g, '$1')
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,8}));/g,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES.get(name) ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}
