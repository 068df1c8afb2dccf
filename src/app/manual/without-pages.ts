import type { Module } from '#modules.ts'
import { moduleOfPage, pageAt } from './pages.ts'

/** The table of contents without the pages of modules that are off, and without headings that then have none. */
export function withoutPages(html: string, off: readonly Module[]): string {
  const isOff = (address: string) => {
    const module = moduleOfPage(pageAt(address)?.name ?? '')
    return module !== undefined && off.includes(module)
  }
  return html
    .replace(/<li>\s*<a href="([^"]+)".*?<\/li>\s*/gs, (entry, address: string) => (isOff(address) ? '' : entry))
    .replace(/<h2[^>]*>(?:(?!<h2).)*?<\/h2>\s*<ul>\s*<\/ul>\s*/gs, '')
}
