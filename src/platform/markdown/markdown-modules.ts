import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { TocEntry } from './headings.ts'
import { renderHere } from './pipeline.ts'

/** What a Markdown file exports by default: its title, and the text below it, rendered. */
export interface MarkdownModule {
  title: string
  html: string
}

/** What `file.md?contents` exports by default, to be searched: the text without its markup, by headings. */
export interface MarkdownContents {
  title: string
  /** What stands before the first heading. */
  text: string
  parts: readonly { id: string; heading: string; text: string }[]
}

/** The beginning of a file: a comment with the routes that it explains, which may be absent, and its title. */
const HEAD = /^(?:<!-- screens: (.+) -->\n)?# (.+)\n/

/** The routes that a file explains, by their path patterns. */
export const screensOf = (source: string): string[] => HEAD.exec(source)?.[1]?.split(', ') ?? []

/**
 * Vite plugin: the Markdown files of a folder as modules, rendered at build by the pipeline of the site's own texts. Where
 * the two interfaces call something differently, `**Novo orçamento**<!-- New Budget -->` gives both names. Links to
 * `other.md` lead to `address`/other, and those to README.md to `address` itself; pictures with a path that begins with `../` become assets.
 * `file.md?screens` exports its routes by default.
 */
export function markdownModules({ folder, address }: { folder: string; address: string }): Plugin {
  return {
    name: 'markdown-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.md(\?|$)/ },
      async handler(id) {
        const [path = '', query] = id.split('?')
        if (dirname(path) !== folder) return
        const source = await readFile(path, 'utf8')
        if (query === 'screens') return `export default ${JSON.stringify(screensOf(source))}`
        const [head, , title] = HEAD.exec(source) ?? []
        if (!head || !title) throw new Error(`${path}: the title is missing`)
        const { html, toc } = await renderText(source.slice(head.length), address)
        if (query === 'contents')
          return `export default ${JSON.stringify({ title, ...splitText(source.slice(head.length), toc) } satisfies MarkdownContents)}`
        return moduleOf({ title, html, folder, warn: this.warn })
      },
    },
  }
}

/** What a screen is called, in bold or italics, and in a comment after it its name as specified, where that is another. */
const NAME = /(\*{1,2})([^*]+)\1<!-- (.+?) -->/g
/** Between the two names while the text is rendered: a letter that no text has. */
const OR = '\u{e000}'
const RENDERED_NAME = new RegExp(`<(strong|em)>([^<]+)${OR}([^<]+)</\\1>`, 'g')

async function renderText(text: string, address: string) {
  const { html: rendered, toc } = await renderHere(text.replace(NAME, `$1$2${OR}$3$1`))
  const html = rendered.replace(
    RENDERED_NAME,
    '<$1 data-of-panel="portuguese">$2</$1><$1 data-of-panel="specified">$3</$1>',
  )
  const addressOf = (name: string) => (name === 'README' ? address : `${address}/${name}`)
  return { toc, html: html.replace(/ href="([\w-]+)\.md(?=[#"])/g, (_, name) => ` href="${addressOf(name)}`) }
}

/** A text by its headings, without markup. */
function splitText(markdown: string, toc: readonly TocEntry[]) {
  const [text = '', ...texts] = markdown
    .replace(NAME, '$2 $3')
    .split(/^#{2,3} .+$/m)
    .map((part) =>
      part
        .replace(/!\[.*?\]\(.*?\)|\]\(.*?\)|[*`[\]]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  return { text, parts: toc.map(({ id, text: heading }, index) => ({ id, heading, text: texts[index] ?? '' })) }
}

interface ModuleParts extends MarkdownModule {
  folder: string
  warn: (message: string) => void
}

/** The module's code: the HTML with the addresses and the sizes of the pictures' assets. A picture that is missing is left out. */
async function moduleOf({ title, html, folder, warn }: ModuleParts): Promise<string> {
  const imports: string[] = []
  // Every second part is a picture's path.
  const parts = html.split(/ src="(\.\.\/[^"]+)"/).map(async (part, index) => {
    if (index % 2 === 0) return JSON.stringify(part)
    const file = join(folder, part)
    if (!existsSync(file)) {
      warn(`${title}: there is no ${part}. npm run screens makes it, once its script names it.`)
      return "' hidden'"
    }
    const name = `picture${index}`
    imports.push(`import ${name} from ${JSON.stringify(`${file}?url`)}`)
    const { width, height } = await sharp(file).metadata()
    return `' src="' + ${name} + '" width="${width}" height="${height}"'`
  })
  const code = (await Promise.all(parts)).join(' + ')
  return `${imports.join('\n')}\nexport default { title: ${JSON.stringify(title)}, html: ${code} }`
}
