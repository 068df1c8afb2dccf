import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** A PNG of that size in pixels, like no other made before it. */
export function makePicture(width: number, height: number): Promise<Buffer> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3)) as unknown as [number, number, number]
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** Drops files, as the pointer does that carries them from the desktop. */
export async function dropFiles(target: Locator, files: readonly { name: string; type: string; content: Buffer }[]) {
  await target.evaluate(
    (element, files) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, bytes } of files) {
        const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
        dataTransfer.items.add(new File([content], name, { type }))
      }
      for (const kind of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
    },
    files.map(({ content, ...file }) => ({ ...file, bytes: content.toString('base64') })),
  )
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
