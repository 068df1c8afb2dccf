import { CUP_SIZE } from '#pictures/cup.ts'
import { type UploadedPicture, uploadedPicture } from '#pictures/uploaded-picture.ts'

/** The gallery's title. */
export const GALLERY_TITLE = 'Primeiro café, depois bom dia'

/** A picture of the gallery, ready for an `<img>`. */
export interface CoffeePicture extends Omit<UploadedPicture, 'srcSet'> {
  /** Its copies with their widths; absent for a drawing, which is vector graphics. */
  srcSet?: string
  isDrawn: boolean
}

/** The file name in an upload's address, e.g. '/uploads/a1-640x480.webp'; a text without a slash is returned as it is. */
export const coffeeName = (image: string) => image.slice(image.lastIndexOf('/') + 1)

/** Path of the upload with that file name. */
export const uploadPath = (name: string) => `/uploads/${name}`

/** The picture for a file name: an upload with all its copies, or a cup drawn from the name. */
export function coffeePicture(name: string): CoffeePicture {
  const upload = uploadedPicture(uploadPath(name))
  return upload ? { ...upload, isDrawn: false } : { src: `/coffee/${name}`, ...CUP_SIZE, isDrawn: true }
}
