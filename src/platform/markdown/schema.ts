import type { Options } from 'rehype-sanitize'

/** Put before every id and name an author writes, so that none can stand for one of the page or of the DOM. */
export const ID_PREFIX = 'user-content-'

const tableParts = ['tbody', 'thead', 'tfoot', 'tr']

/**
 * What may stay of the HTML in a text. Everything else goes: elements leave their text behind,
 * those of `strip` go with all they hold. No `style`, no event, no form, nothing that loads a document.
 */
export const schema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'section'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'],
    ...['table', 'caption', 'td', 'th', ...tableParts],
    ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's'],
    ...['samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
    ...['img', 'input', 'video', 'source'],
  ],
  strip: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'frame', 'frameset'],
    ...['textarea', 'select', 'svg', 'math', 'title', 'xmp', 'plaintext', 'noembed', 'noframes', 'audio'],
  ],
  ancestors: Object.fromEntries(['caption', 'td', 'th', ...tableParts].map((name) => [name, ['table']])),
  attributes: {
    // The classes named below for one element are those it may have, instead of this one.
    '*': ['id', 'title', 'lang', 'dir', ['className', 'centered']],
    a: ['href', 'name', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'dateTime'],
    ins: ['cite', 'dateTime'],
    time: ['dateTime'],
    details: ['open'],
    // The language of a code block; the highlighter takes it off again.
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
