import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** A PNG of that size in pixels, like no other made before it. */
export function makePicture(width: number, height: number): Promise<Buffer> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3)) as unknown as [number, number, number]
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** Pastes a picture, as the keyboard does with one in the clipboard. */
export async function pastePicture(target: Locator, picture: Buffer, name = 'image.png') {
  await target.evaluate(
    (element, { bytes, name }) => {
      const clipboardData = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      clipboardData.items.add(new File([content], name, { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { bytes: picture.toString('base64'), name },
  )
}
