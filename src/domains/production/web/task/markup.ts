/** What only Markdown reads otherwise than it is written: emphasis, code, links, headings, lists, tables, quotes, HTML. */
const MARKUP = /[*_`~[\]<>|#\\]|https?:|^\s*(?:[-+]|\d+[.)])\s|^\s*-{3,}\s*$/m

/** Whether a text looks otherwise once it is rendered; most descriptions are plain sentences. */
export const hasMarkup = (text: string) => MARKUP.test(text)
