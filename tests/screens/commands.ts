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

/** What a mouse does: goes to a point of the page in CSS pixels, in several steps, or is pressed or let go. */
export type MouseStep = { to: [x: number, y: number]; steps?: number } | 'down' | 'up' | { again: true }

/** Moves and presses the mouse. `again` is the second press of a double-click. */
export const mouse: BrowserCommand<[MouseStep[]]> = async ({ page, frame }, steps) => {
  const frameElement = await (await frame()).frameElement()
  const { x, y } = (await frameElement.boundingBox())!
  for (const step of steps) {
    if (step === 'down') await page.mouse.down()
    else if (step === 'up') await page.mouse.up()
    else if ('again' in step) {
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
    } else await page.mouse.move(x + step.to[0], y + step.to[1], { steps: step.steps ?? 1 })
  }
}

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>
    mouse: (steps: MouseStep[]) => Promise<void>
  }
}
