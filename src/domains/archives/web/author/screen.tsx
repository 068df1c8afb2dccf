import { Link } from '@tanstack/react-router'
import type { ShownPerson } from '#domains/site/contract.ts'
import { asSentence } from '#domains/site/web/parts/as-sentence.ts'
import { PersonFacts } from '#domains/site/web/parts/person-facts.tsx'
import { Portrait } from '#domains/site/web/parts/portrait.tsx'
import { bindWords } from '#fixed-spaces.ts'
import { monthAndYear } from '#time.ts'
import { Crumbs } from '#ui/public/crumbs.tsx'
import type { ArchiveCard } from '../../contract.ts'
import styles from './screen.module.css'

interface Props {
  person: ShownPerson
  articles: readonly Pick<ArchiveCard, 'id' | 'title' | 'date'>[]
}

/** A person's page: what they say of themselves, and what they wrote. */
export function AuthorScreen({ person, articles }: Props) {
  const { name, work, about, left } = person
  return (
    <div className="page">
      <Crumbs list={{ to: '/pessoas', label: 'pessoas' }} title={name} />
      <div className={`stack parts-may-shrink ${styles.author}`}>
        <Portrait person={person} className={styles.portrait} sizes="(min-width: 48rem) 32vw, 100vw" />
        <div className="stack content-start gap-150">
          <header>
            <h1 className="break-anywhere display">{bindWords(name)}</h1>
            {work && <p className="larger above-75 break-anywhere">{bindWords(asSentence(work))}</p>}
            {left && <p className="soft above-50">Já não trabalha aqui. O que escreveu continua.</p>}
            {about && <p className="soft above-75 narrow break-anywhere">{bindWords(about)}</p>}
          </header>
          {!left && <PersonFacts person={person} />}
          {articles.length > 0 && (
            <section aria-labelledby="articles">
              <h2 className="subheading below-50" id="articles">
                Artigos
              </h2>
              <ul className={`bare-list ${styles.articles}`}>
                {articles.map(({ id, title, date }) => (
                  <li className="cluster space-between pad-75 line-above" key={id}>
                    <Link
                      className="strong undecorated break-anywhere"
                      to="/archive-view/$id"
                      params={{ id: String(id) }}
                    >
                      {bindWords(title)}
                    </Link>
                    <time className="soft small" dateTime={date}>
                      {monthAndYear(date)}
                    </time>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!left && (
            <p className="not-printed">
              <Link className="button quiet" to="/contact" activeProps={{}}>
                Escrever uma mensagem
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
