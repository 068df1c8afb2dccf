import type { Home } from '#domains/site/section-schemas.ts'
import { bindWords } from '#fixed-spaces.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { ArrowIcon } from '#ui/public/icons.tsx'
import styles from './banner.module.css'

/** The banner at the end of the page, in the day's colours; nothing without a title. The whole banner is a link. */
export function Banner({ title, button, link, image }: Home['banner']) {
  if (!title) return null
  const upload = image ? uploadedPicture(image) : null
  return (
    <section className="band" aria-labelledby="banner">
      <div className={`stack clipped relative rounded on-fill accent-fill ${styles.banner}`}>
        <div className={`cluster align-end space-between ${styles.text}`}>
          <h2 id="banner">{bindWords(title)}</h2>
          {button && (
            <a className="inline-row gap-50 inherit-color strong undecorated link-area" href={link || '/contact'}>
              {button}
              <ArrowIcon width="18" height="18" />
            </a>
          )}
        </div>
        {image && (
          <img
            className={`full-width full-height ${styles.picture}`}
            src={image}
            srcSet={upload?.srcSet}
            sizes="(min-width: 48rem) 40vw, 100vw"
            width={upload?.width ?? 960}
            height={upload?.height ?? 640}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </section>
  )
}
