import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './gallery.module.css'

/** Further pictures of a project, not cropped. */
export function ProjectGallery({ pictures, title }: { pictures: string[]; title: string }) {
  if (pictures.length === 0) return null
  return (
    <section className={styles.gallery} aria-label="Imagens">
      {pictures.map((src, index) => {
        const upload = uploadedPicture(src)
        return (
          <img
            key={src}
            src={src}
            srcSet={upload?.srcSet}
            sizes={upload ? '(min-width: 60rem) 44rem, 100vw' : undefined}
            width={upload?.width ?? 640}
            height={upload?.height ?? 480}
            alt={`${title}, imagem ${index + 2}`}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )
      })}
    </section>
  )
}
