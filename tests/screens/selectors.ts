import { type Locator, locators, page } from 'vitest/browser'

locators.extend({ byCss: (selector: string) => `css=${selector}` })

declare module 'vitest/browser' {
  interface LocatorSelectors {
    byCss: (selector: string) => Locator
  }
}

/** What fits a selector. For what has no role and no name. */
export const byCss = (selector: string) => page.byCss(selector)
