import { Link, useLoaderData, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useRef } from 'react'
import { bindWords } from '#fixed-spaces.ts'
import { showText } from '#ui/prose/page-text.ts'
import { Slogan } from '../slogan.tsx'
import drawing from './drawing.module.css'
import followCut from './follow-cut.ts'
import followCutText from './follow-cut.ts?minified'
import { Knob } from './knob.tsx'
import { LAYERS } from './layers.ts'
import type { Piece } from './load-piece.ts'
import moments from './moments.module.css'
import motion from './motion.module.css'
import styles from './slicer.module.css'

/** Slogans of so many characters or more are set smaller, and those of twice as many smaller still. */
const LONG_SLOGAN = 44
const sizeOf = ({ length }: string) =>
  length >= 2 * LONG_SLOGAN ? styles.longest : length >= LONG_SLOGAN ? styles.long : undefined

/**
 * The opening of the home page: greeting, slogan, and the piece of the day, which the scroll cuts open. Still, and open,
 * where motion is not wanted, the window is low, on paper and without scripts.
 */
export function Slicer({ piece }: { piece: Piece }) {
  const { day, company } = useLoaderData({ from: '__root__' })
  const section = useRef<HTMLElement>(null)
  // Where the server rendered the page, its inline script has begun already, and this does nothing.
  useEffect(() => {
    if (section.current) followCut(section.current)
  }, [])
  return (
    // The inline script adds attributes before hydration.
    <section ref={section} className={`${styles.opening} ${motion.moved}`} suppressHydrationWarning>
      <div className={`page stack ${styles.stage}`}>
        <div className={styles.words}>
          <div className={`x ${styles.first} ${motion.first}`}>
            <p className={`larger lines-140 ${styles.greeting}`}>{day.greeting}</p>
            <div className="measured">
              <Slogan text={day.slogan} className={sizeOf(day.slogan)} />
            </div>
          </div>
          <ol className={`stack bare-list ${styles.layers}`}>
            {LAYERS.map(({ name, text, factsOf }, index) => (
              <li key={name} className={`x ${styles.layer} ${motion.layer} ${motion[`layer${index}`]}`}>
                <p className={styles.title}>{name}</p>
                <p className={`larger ${styles.lead}`}>{text}</p>
                <dl>
                  {factsOf(piece.facts).map(([term, value]) => (
                    <div className="flex space-between gap-100" key={term}>
                      <dt>{term}</dt>
                      <dd className="strong text-end">{bindWords(value)}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
          <div className={`x ${styles.end} ${motion.end}`}>
            <p className={styles.title}>As três, juntas.</p>
            <p className={`larger ${styles.lead}`}>{bindWords(company.tagline)}</p>
          </div>
        </div>
        <div className={`cluster align-center top gap-150 x ${styles.go} ${motion.go}`}>
          <Link to="/contact" className={`button ${styles.talk}`} activeProps={{}}>
            Fale com a gente
          </Link>
          <p className={`x small ${styles.hint} ${motion.hint}`} aria-hidden="true">
            Role, ou arraste, e corte.
          </p>
        </div>
        <div
          className={`${styles.piece} ${drawing.drawing} ${moments.moments}`}
          role="img"
          aria-label={`${day.alt || 'A peça do dia'}. Aberta em três: embaixo a matéria, com o preenchimento à vista; no meio o circuito, a placa e as trilhas que sobem; em cima o código que a imprime.`}
          {...showText(piece.drawing)}
        />
        <Knob className={styles.knob} />
      </div>
      {renderScript()}
    </section>
  )
}

/** On the server only: the script removes itself. */
const renderScript = createIsomorphicFn()
  .server(() => <FollowScript />)
  .client(() => null)

function FollowScript() {
  const { nonce } = useRouter().options.ssr ?? {}
  const script = `{const s=document.currentScript,p=s.parentElement;s.remove();(${followCutText})(p)}`
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
