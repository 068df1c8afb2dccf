import { Link, useLoaderData } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import { heroAddress } from '#pictures/picture-address.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './hero.module.css'

/** Slogans of this length or more, in characters, are set smaller. */
const LONG_SLOGAN = 44

/** The greeting, slogan and picture of the weekday. */
export function Hero() {
  const { greeting, slogan } = useLoaderData({ from: '__root__' }).day
  return (
    <section className={`stack one-column clipped on-fill accent-fill rounded ${styles.hero}`}>
      <div className={`column space-between may-shrink ${styles.text}`}>
        <p className={`larger lines-140 ${styles.greeting}`}>{greeting}</p>
        <div className={`measured ${styles.slogan}`}>
          <h1 className={slogan.length >= LONG_SLOGAN ? styles.long : undefined}>{bindWords(slogan)}</h1>
        </div>
        <Link to="/contact" className={`button top ${styles.talk}`} activeProps={{}}>
          Fale com a gente
        </Link>
      </div>
      <DayPicture />
    </section>
  )
}

/** The picture of the weekday: the drawn piece, or an uploaded photograph. */
export function DayPicture() {
  const { weekday, image, alt } = useLoaderData({ from: '__root__' }).day
  if (image)
    return (
      <img
        className={`full-width full-height ${styles.photo}`}
        {...uploadOf(image)}
        alt={alt}
        fetchPriority="high"
        referrerPolicy="no-referrer"
      />
    )
  return (
    <picture className={`stack ${styles.piece}`}>
      <source media="(prefers-reduced-motion: reduce)" srcSet={heroAddress(weekday, { still: true })} />
      <img src={heroAddress(weekday)} width={480} height={620} alt={alt} fetchPriority="high" />
    </picture>
  )
}

/** Attributes of the weekday's uploaded picture. */
function uploadOf(image: string) {
  const upload = uploadedPicture(image)
  return upload
    ? {
        src: image,
        srcSet: upload.srcSet,
        sizes: '(min-width: 48rem) 40vw, 100vw',
        width: upload.width,
        height: upload.height,
      }
    : { src: image, width: 960, height: 960 }
}
