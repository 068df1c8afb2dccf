import { CUP_SIZE } from '#pictures/cup.ts'
import { type UploadedPicture, uploadedPicture } from '#pictures/uploaded-picture.ts'

/** A picture of the gallery, ready for an `<img>`. */
export interface CoffeePicture extends Omit<UploadedPicture, 'srcSet'> {
  /** Its copies with their widths; absent where it is drawn, and sharp in any size. */
  srcSet?: string
  isDrawn: boolean
}

/** The file name of an upload's address, e.g. '/uploads/a1-640x480.webp'; any other text is a name already. */
export const coffeeName = (image: string) => image.slice(image.lastIndexOf('/') + 1)

/** Where an upload of that file name is. */
export const uploadPath = (name: string) => `/uploads/${name}`

/** The picture of that file name: an upload with all its copies, or a cup drawn from the name. */
export function coffeePicture(name: string): CoffeePicture {
  const upload = uploadedPicture(uploadPath(name))
  return upload ? { ...upload, isDrawn: false } : { src: `/coffee/${name}`, ...CUP_SIZE, isDrawn: true }
}
