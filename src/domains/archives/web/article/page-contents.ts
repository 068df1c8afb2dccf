import { createSerializationAdapter } from '@tanstack/react-router'
import type { Archive } from '../../contract.ts'

/** An article's headings. Nothing of them goes with the page for hydration: the browser reads its table of contents. */
export class PageContents {
  readonly headings: Archive['contents']

  constructor(headings: Archive['contents']) {
    this.headings = headings
  }
}

/** How the router hands them from the server to the browser. */
export const pageContents = createSerializationAdapter({
  key: 'contents',
  test: (value) => value instanceof PageContents,
  toSerializable: () => null,
  fromSerializable: () => new PageContents(Array.from(document.querySelectorAll('[data-contents] a'), readHeading)),
})

function readHeading(link: Element) {
  const id = link.getAttribute('href')!.slice(1)
  return { id, text: link.textContent, level: link.hasAttribute('data-sub') ? 3 : 2 } as const
}
