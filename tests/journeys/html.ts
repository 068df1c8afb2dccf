import type { APIRequestContext } from '@playwright/test'

/** The HTML that the server answers with, as a reader without scripts gets it. */
export async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** The text of the main heading in such HTML. */
export function headingIn(html: string): string | undefined {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
  return heading && textIn(heading)
}

/** Its text, without markup and what is not read: a space where an element ends or a line breaks, entities as they are. */
export function textIn(html: string): string {
  return html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first element of that kind that bears that name, itself or by the id of its heading. */
export const partOf = (html: string, element: 'section' | 'nav' | 'ul', name: string): string =>
  new RegExp(`<${element} [^>]*aria-label(?:ledby)?="${name}".*?</${element}>`, 's').exec(html)?.[0] ?? ''

/** The main part of a page. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
