import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { usePanel } from '#client/interface/panel.ts'
import { useModulesOff } from '#client/session/modules.ts'
import { offTitle } from '#domains/site/web/modules/texts.ts'
import type { Module } from '#modules.ts'
import type { MarkdownModule } from '#platform/markdown/markdown-modules.ts'
import { Prose } from '#ui/prose/prose.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import styles from './manual-text.module.css'
import { CONTENTS, MANUAL_PATH, moduleOfPage, pageAt } from './pages.ts'

const FILES = import.meta.glob<MarkdownModule>('../../../docs/manual/*.md', { import: 'default' })

/** Loads a page; undefined if there is none of this name. Throws where it cannot be loaded. */
async function loadPage(name: string): Promise<MarkdownModule | undefined> {
  const load = FILES[`../../../docs/manual/${name}.md`]
  if (!load) return undefined
  const page: MarkdownModule | undefined = await load()
  // Vite gives undefined instead of an error where its event 'vite:preloadError' is handled.
  if (!page) throw new Error(`The manual's page ${name} could not be loaded`)
  return page
}

/** Attribute of the element that scrolls the text. */
export const PANE = 'data-pane'
/** Room above a heading that is scrolled to, in pixels. */
const GAP = 20

interface ManualTextProps {
  name: string
  /** Id of the heading to scroll to; '' for the beginning. */
  heading: string
  /** Opens an address of the manual, of a link in the text. */
  onOpen: (address: string) => void
}

/** A page of the manual; null if there is none of this name. */
export function useManualPage(name: string) {
  return useQuery({
    queryKey: ['manual', name],
    queryFn: async () => (await loadPage(name)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The text of a page of the manual, or its state without one. */
export function ManualText({ name, heading, onOpen }: ManualTextProps) {
  const page = useManualPage(name)
  const off = useModulesOff()
  const module = moduleOfPage(name)
  const panel = usePanel()
  const text = useRef<HTMLDivElement>(null)
  const isThere = page.data != null

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page and heading, once the text is there
  useEffect(() => scrollTo(heading), [name, heading, isThere])

  if (module && off.includes(module))
    return (
      <EmptyState title={offTitle(module)} action={<a href={MANUAL_PATH}>Ver todas as páginas</a>}>
        A ajuda dele volta quando a administração o ligar, em Módulos.
      </EmptyState>
    )
  if (page.data === undefined)
    return <QueryState query={page} failed="A ajuda não veio" loading={<LoadingRows rows={6} height={40} />} />
  if (page.data === null)
    return (
      <EmptyState title="Esta página não existe" action={<a href={MANUAL_PATH}>Ver todas as páginas</a>}>
        O manual não tem uma página com este endereço.
      </EmptyState>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer the keyboard with a click of their own
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links within
    <div ref={text} className={styles.text} data-panel={panel} onClick={follow}>
      <Prose html={name === CONTENTS ? withoutPages(page.data.html, off) : page.data.html} />
    </div>
  )

  /** Scrolls the pane, or the document where the text is in none, and nothing around it. */
  function scrollTo(id: string) {
    const target = id ? text.current?.querySelector(`[id="${CSS.escape(id)}"]`) : text.current
    const pane = text.current?.closest(`[${PANE}]`)
    if (pane && target) pane.scrollTop += target.getBoundingClientRect().top - pane.getBoundingClientRect().top - GAP
    else if (id) target?.scrollIntoView()
  }

  /** Follows links within the manual without loading the document again. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (href.startsWith('#')) {
      event.preventDefault()
      scrollTo(decodeURIComponent(href.slice(1)))
    } else if (pageAt(href)) {
      event.preventDefault()
      onOpen(href)
    }
  }
}

/** The table of contents without the pages of modules that are off, and without headings that then have none. */
function withoutPages(html: string, off: readonly Module[]): string {
  const isOff = (address: string) => {
    const module = moduleOfPage(pageAt(address)?.name ?? '')
    return module !== undefined && off.includes(module)
  }
  return html
    .replace(/<li>\s*<a href="([^"]+)".*?<\/li>\s*/gs, (entry, address: string) => (isOff(address) ? '' : entry))
    .replace(/<h2[^>]*>(?:(?!<h2).)*?<\/h2>\s*<ul>\s*<\/ul>\s*/gs, '')
}
