import { drawBrandMark } from '#pictures/brand-mark.ts'

/** The company's logo; decorative. */
export function BrandMark() {
  return <svg viewBox="0 0 28 28" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawBrandMark() }} />
}
