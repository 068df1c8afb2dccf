import type { BrowserCommand } from 'vitest/node'

/** What a page may be told of its reader. Without one of them it is as by default. */
export interface Media {
  colorScheme?: 'light' | 'dark'
  forcedColors?: 'active' | 'none'
  reducedMotion?: 'reduce' | 'no-preference'
}

/** Emulates what the reader prefers. */
export const emulate: BrowserCommand<[Media]> = async ({ page }, media) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce', ...media })
}

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>
  }
}
