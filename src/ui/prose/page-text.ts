import { createSerializationAdapter } from '@tanstack/react-router'

/**
 * A text of a page's data, rendered and sanitised on the server. The document holds it as HTML: what goes with it for
 * hydration is its name alone, and the browser reads the text from the element that shows it.
 */
export class PageText {
  /** Its own within the page: lower-case letters and hyphens. */
  readonly name: string
  readonly html: string

  constructor(name: string, html: string) {
    this.name = name
    this.html = html
  }
}

/** What an element needs to show a text. */
export const showText = (text: string | PageText) =>
  typeof text === 'string'
    ? { dangerouslySetInnerHTML: { __html: text } }
    : { dangerouslySetInnerHTML: { __html: text.html }, 'data-text': text.name }

/** How the router hands texts from the server to the browser. */
export const pageTexts = createSerializationAdapter({
  key: 'text',
  test: (value) => value instanceof PageText,
  toSerializable: ({ name }) => name,
  fromSerializable: (name: string) =>
    new PageText(name, document.querySelector(`[data-text="${name}"]`)?.innerHTML ?? ''),
})
