import { useLoaderData } from '@tanstack/react-router'
import { heroAddress } from '#pictures/picture-address.ts'
import styles from './screen.module.css'

/** Shown instead of every public page until the company has saved its data. */
export function PreparingScreen() {
  const { weekday, alt } = useLoaderData({ from: '__root__' }).day
  return (
    <div className="page">
      <section className={`stack one-column clipped on-fill accent-fill rounded ${styles.sheet}`}>
        <div className="may-shrink">
          <h1>Este site está sendo preparado.</h1>
          <p className={`above-150 larger lines-140 ${styles.note}`}>
            Ainda não há o que mostrar aqui. Volte em alguns dias.
          </p>
        </div>
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={heroAddress(weekday, { still: true })} />
          <img src={heroAddress(weekday)} width={480} height={620} alt={alt} fetchPriority="high" />
        </picture>
      </section>
    </div>
  )
}
