import { pictureSource } from '#pictures/picture-source.ts'
import { isShown, type ShownProject } from '../parts/load-project.ts'

/** The picture at the top of a project's page; '' shows the drawn one. */
export const headImage = ({ details, resum }: ShownProject) => details.image || resum.image

/** The project's pictures besides the one at the top of its page, without repetition. */
export function galleryOf(project: ShownProject): string[] {
  const { drawing, details, resum, sale, is_sale } = project
  const top = pictureSource(isShown(drawing) ? drawing.image : headImage(project))
  const found = [details.image, resum.image, is_sale ? sale.image : ''].map(pictureSource).filter(Boolean)
  return [...new Set(found)].filter((picture) => picture !== top)
}

/** A video: an upload plays in the page, one of another site is a link. */
export interface Video {
  src: string
  /** Host of the other site; undefined for an upload. */
  host: string | undefined
}

/** The project's videos without repetition; those that are neither uploads nor https are left out. */
export function videosOf({ details, resum, sale, is_sale }: ShownProject) {
  const typed = [details.video, resum.video, is_sale ? sale.video : ''].map((text) => pictureSource(text))
  return [...new Set(typed)].flatMap((src): Video[] => {
    if (/^\/uploads\/[^?#]+\.(mp4|webm)$/i.test(src)) return [{ src, host: undefined }]
    const url = /^(https:)?\/\//i.test(src) ? URL.parse(src, 'https://localhost') : null
    return url?.protocol === 'https:' ? [{ src: url.href, host: url.host.replace(/^(www|m)\./, '') }] : []
  })
}
