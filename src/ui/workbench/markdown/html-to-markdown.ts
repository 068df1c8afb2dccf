import { gfm } from '@joplin/turndown-plugin-gfm'
import Turndown from 'turndown'

/* Loaded when formatted text is pasted, see `typing.ts`. */

const service = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
service.use(gfm)
service.remove(['style', 'script', 'title'])

/** Marks words without the spaces around them: `** bold **` would not be bold. */
const marked = (content: string, mark: string) =>
  content.trim() ? content.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`) : content

const isBold = ({ style }: HTMLElement) => /^(bold|[6-9]00)$/.test(style.fontWeight)
const isNormal = ({ style }: HTMLElement) => /^(normal|400)$/.test(style.fontWeight)

// Word processors say by styles what is bold, and Google Docs wraps all it copies in a <b> that is none.
service.addRule('normalBold', {
  filter: (node) => /^(B|STRONG)$/.test(node.nodeName) && isNormal(node),
  replacement: (content) => content,
})
service.addRule('styledWords', {
  filter: (node) => node.nodeName === 'SPAN' && (isBold(node) || node.style.fontStyle === 'italic'),
  replacement: (content, node) => {
    const italic = node.style.fontStyle === 'italic' ? marked(content, '*') : content
    return isBold(node) ? marked(italic, '**') : italic
  },
})
// A picture of the computer it was copied on is nowhere else, and a link that runs a script leads nowhere.
service.addRule('localPicture', {
  filter: (node) => node.nodeName === 'IMG' && !/^https?:/i.test(node.getAttribute('src') ?? ''),
  replacement: () => '',
})
service.addRule('deadLink', {
  filter: (node) => node.nodeName === 'A' && !/^(https?:|mailto:|tel:|\/|#)/i.test(node.getAttribute('href') ?? ''),
  replacement: (content) => content,
})
// With one space after its mark, as the toolbar writes lists.
service.addRule('item', {
  filter: 'li',
  replacement: (content, node) => {
    const { parentNode, nextSibling } = node
    const list = parentNode instanceof Element && parentNode.nodeName === 'OL' ? parentNode : undefined
    const place = list ? [...list.children].indexOf(node) + (Number(list.getAttribute('start')) || 1) : 0
    const mark = list ? `${place}. ` : '- '
    return mark + content.trim().replaceAll('\n', `\n${' '.repeat(mark.length)}`) + (nextSibling ? '\n' : '')
  },
})

/** A copied piece of a page or document as Markdown. */
export const htmlToMarkdown = (html: string) =>
  service
    .turndown(html)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .trim()
