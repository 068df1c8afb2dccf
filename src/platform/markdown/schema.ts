import type { Options } from 'rehype-sanitize'
import { DRAWING_ATTRIBUTES, DRAWING_PARTS } from './drawings.ts'

/** Prefix of all ids and names by authors, so that none equals one of the page or of the DOM. */
export const ID_PREFIX = 'user-content-'

const tableParts = ['tbody', 'thead', 'tfoot', 'tr']

/**
 * The HTML allowed in a text. Other elements are replaced by their content, those of `strip` are removed with it. No
 * `style`, no event handlers, no forms, nothing that loads a document.
 */
export const schema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'section'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'],
    ...['table', 'caption', 'td', 'th', ...tableParts],
    ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's'],
    ...['samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
    ...['img', 'input', 'video', 'source', 'svg', ...DRAWING_PARTS],
  ],
  strip: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'frame', 'frameset'],
    ...['textarea', 'select', 'math', 'title', 'xmp', 'plaintext', 'noembed', 'noframes', 'audio'],
  ],
  ancestors: Object.fromEntries([
    ...['caption', 'td', 'th', ...tableParts].map((name) => [name, ['table']]),
    ...DRAWING_PARTS.map((name) => [name, ['svg']]),
  ]),
  attributes: {
    ...DRAWING_ATTRIBUTES,
    // Classes listed below for an element replace this one.
    '*': ['id', 'title', 'lang', 'dir', ['className', 'centered']],
    a: ['href', 'name', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'dateTime'],
    ins: ['cite', 'dateTime'],
    time: ['dateTime'],
    details: ['open'],
    // The language of a code block; the highlighter removes the class.
    code: [['className', /^language-./]],
    img: ['src', 'alt', ['width', /^\d{1,5}$/], ['height', /^\d{1,5}$/]],
    video: ['src', 'ariaLabel'],
    source: ['src'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start', 'reversed', 'type', ['className', 'contains-task-list', 'centered']],
    ul: [['className', 'contains-task-list', 'centered']],
    li: ['value', ['className', 'task-list-item', 'centered']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    h2: [['className', 'footnotes-title', 'centered']],
    td: ['colSpan', 'rowSpan', 'headers', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', 'headers', 'scope', 'abbr', ['align', 'left', 'center', 'right']],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    cite: ['http', 'https'],
    src: ['http', 'https'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  clobber: ['id', 'name', 'headers', 'ariaDescribedBy'],
  clobberPrefix: ID_PREFIX,
  allowComments: false,
  allowDoctypes: false,
}
