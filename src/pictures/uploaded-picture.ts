/*
 * Names of uploaded pictures. They contain the size, so that a page knows width, height and all smaller copies by the
 * address, and the layout does not shift:
 *   /uploads/{hash}-{W}x{H}.webp                                  the largest, at most 1920 wide, never enlarged
 *   /uploads/{hash}-{W}x{H}-640.webp, /uploads/{hash}-{W}x{H}-1280.webp   where that is smaller than W
 */
import type { Size } from './svg.ts'

const SMALLER_WIDTHS = [640, 1280]
const LARGEST_WIDTH = 1920
/** The limit of WebP. */
const LARGEST_HEIGHT = 16383

/** What an `<img>` needs to show an uploaded picture. */
export interface UploadedPicture extends Size {
  /** The largest copy. */
  src: string
  /** All copies with their widths in pixels. */
  srcSet: string
}

/**
 * Widths of a picture's copies, ascending.
 * @param width of the original in pixels
 */
export function uploadedWidths(width: number): number[] {
  const largest = Math.min(width, LARGEST_WIDTH)
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < largest), largest]
}

/**
 * Path of one copy of an uploaded picture.
 * @param hash of the content, 16 or more hex digits in lower case
 * @param size of the largest copy in pixels
 * @param width of this copy, one of `uploadedWidths`; the largest where not given
 */
export function uploadedPath(hash: string, size: Size, width = size.width): string {
  return `/uploads/${hash}-${size.width}x${size.height}${width < size.width ? `-${width}` : ''}.webp`
}

const LARGEST_COPY = /^\/uploads\/(?<hash>[0-9a-f]{16,128})-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,4})\.webp$/

/** Parses the path of a largest copy. Null for all else: drawn pictures, other sites, smaller copies. */
export function uploadedPicture(url: string): UploadedPicture | null {
  const { hash, width: widthText, height: heightText } = LARGEST_COPY.exec(url)?.groups ?? {}
  const size = { width: Number(widthText), height: Number(heightText) }
  if (!hash || size.width > LARGEST_WIDTH || size.height > LARGEST_HEIGHT) return null
  const copies = uploadedWidths(size.width).map((width) => `${uploadedPath(hash, size, width)} ${width}w`)
  return { src: url, srcSet: copies.join(', '), ...size }
}
