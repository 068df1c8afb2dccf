/* What is used of turndown and its plugin, which come without types. */

declare module 'turndown' {
  interface Options {
    headingStyle: 'atx'
    hr: string
    bulletListMarker: '-'
    codeBlockStyle: 'fenced'
    emDelimiter: '*'
  }
  interface Rule {
    filter: string | ((node: HTMLElement) => boolean)
    /** @param content what the node has, as Markdown */
    replacement: (content: string, node: HTMLElement) => string
  }

  export default class Turndown {
    constructor(options: Options)
    use(plugin: (service: Turndown) => void): void
    /** Has elements of these names left out. */
    remove(names: string[]): void
    addRule(name: string, rule: Rule): void
    turndown(html: string): string
  }
}

declare module '@joplin/turndown-plugin-gfm' {
  /** Tables, tasks of lists, and what is struck through. */
  export const gfm: (service: import('turndown').default) => void
}
