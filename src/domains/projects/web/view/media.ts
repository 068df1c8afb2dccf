import { pictureSource } from '#pictures/picture-source.ts'
import type { ShownProject } from '../parts/load-project.ts'

/** The picture that heads a project's page; '' where the drawn one serves. */
export const headImage = ({ details, resum }: ShownProject) => details.image || resum.image

/** The other pictures of its fields, each once. */
export function galleryOf(project: ShownProject): string[] {
  const { resum, sale, is_sale } = project
  const found = [resum.image, is_sale ? sale.image : ''].map(pictureSource).filter(Boolean)
  return [...new Set(found)].filter((picture) => picture !== pictureSource(headImage(project)))
}

/** A video: one of ours plays in the page, one from elsewhere is a link. */
export interface Video {
  src: string
  /** The site it is at; undefined for ours. */
  host: string | undefined
}

/** The videos of its fields, each once; what is neither ours nor https is left out. */
export function videosOf({ details, resum, sale, is_sale }: ShownProject) {
  const typed = [details.video, resum.video, is_sale ? sale.video : ''].map((text) => pictureSource(text))
  return [...new Set(typed)].flatMap((src): Video[] => {
    if (/^\/uploads\/[^?#]+\.(mp4|webm)$/i.test(src)) return [{ src, host: undefined }]
    const url = /^(https:)?\/\//i.test(src) ? URL.parse(src, 'https://localhost') : null
    return url?.protocol === 'https:' ? [{ src: url.href, host: url.host.replace(/^(www|m)\./, '') }] : []
  })
}
