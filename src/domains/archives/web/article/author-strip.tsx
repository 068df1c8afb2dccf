import { Link } from '@tanstack/react-router'
import { endSentence } from '#domains/site/web/parts/as-sentence.ts'
import { Portrait } from '#domains/site/web/parts/portrait.tsx'
import { bindWords } from '#fixed-spaces.ts'
import { plural } from '#ui/formats.ts'
import type { Archive } from '../../contract.ts'
import styles from './author-strip.module.css'

/** Who wrote the article, at its end, with the way to their page and, while they work here, to a question. */
export function AuthorStrip({ author }: { author: NonNullable<Archive['written_by']> }) {
  const { key, name, work, left, others } = author
  const more = others === 0 ? `Página de ${name}` : `Mais ${plural(others, 'artigo', 'artigos')} de ${name}`
  return (
    <section className={`stack above-band line-above ${styles.strip}`} aria-label="Quem escreveu">
      <Portrait person={author} className={styles.portrait} sizes="7.5rem" decorative />
      <div className="stack gap-50 content-start">
        <p className="break-anywhere">
          <strong>{name}</strong>{' '}
          {left
            ? 'escreveu este artigo e já não trabalha aqui.'
            : work
              ? bindWords(endSentence(work))
              : 'escreveu este artigo.'}
        </p>
        <p className="small">
          <Link className="break-anywhere" to="/pessoas/$key" params={{ key }}>
            {more}
          </Link>
        </p>
      </div>
      {!left && (
        <div className={`stack content-start gap-75 whole-row not-printed ${styles.ask}`}>
          <p>
            <strong>Ficou uma dúvida?</strong> Quem escreveu responde.
          </p>
          <Link className="button quiet self-start" to="/contact" activeProps={{}}>
            Perguntar
          </Link>
        </div>
      )}
    </section>
  )
}
