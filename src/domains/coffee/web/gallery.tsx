import type { MouseEvent } from 'react'
import { plural } from '#ui/formats.ts'
import list from '#ui/public/list-head.module.css'
import { coffeePicture } from '../coffee.ts'
import styles from './gallery.module.css'

export interface Coffee {
  /** File name of its picture. */
  name: string
  caption: string
}

/** Pictures in the first viewport of the widest window. */
const IN_FIRST_VIEWPORT = 3

const loadLightbox = () => import('#ui/lightbox/lightbox.tsx')

/** The pictures with their captions. Each opens in the lightbox; without JavaScript its link opens the picture. */
export function CoffeeGallery({ coffees }: { coffees: Coffee[] }) {
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadLightbox().then(
      ({ openLightbox }) =>
        openLightbox({
          pictures: coffees.map(({ name, caption }) => ({ ...coffeePicture(name), alt: '', caption })),
          first: index,
          look: 'page',
          label: () => 'Café ampliado',
          previous: 'Café anterior',
          next: 'Próximo café',
        }),
      () => location.assign(href),
    )
  }

  return (
    <div className="page">
      <header className={`cluster align-end space-between ${list.head}`}>
        <h1 className={styles.title}>
          Bem-vindo ao café. <span className="accent">Primeiro café, depois bom dia.</span>
        </h1>
        <p className={styles.count}>{plural(coffees.length, 'café', 'cafés')}</p>
      </header>
      <ul className={`stack two-columns bare-list ${styles.grid}`} aria-label="Cafés">
        {coffees.map((coffee, index) => (
          <li key={coffee.name}>
            <CoffeeFigure
              {...coffee}
              priority={index < IN_FIRST_VIEWPORT}
              onOpen={(event) => open(event, index)}
              onApproach={() => void loadLightbox().catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FigureProps extends Coffee {
  priority: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Called when the pointer or the focus reaches it, to preload the lightbox. */
  onApproach: () => void
}

function CoffeeFigure({ name, caption, priority, onOpen, onApproach }: FigureProps) {
  const { isDrawn, ...picture } = coffeePicture(name)
  return (
    <figure className={`column gap-75 full-height ${styles.coffee}`}>
      <a
        className={`stack clipped rounded plate ${styles.plate} ${isDrawn ? styles.drawn : ''}`}
        data-scripted
        href={picture.src}
        aria-label={`Ampliar: ${caption}`}
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <img
          {...picture}
          sizes={picture.srcSet && '(min-width: 48rem) 33vw, 50vw'}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </a>
      <figcaption className="small break-anywhere">{caption}</figcaption>
    </figure>
  )
}
