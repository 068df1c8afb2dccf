import { useLoaderData } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettled } from '#client/page/use-settled.ts'
import type { ShownPerson } from '#domains/site/contract.ts'
import type { CountedEvidence } from '#domains/site/evidence.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import { contactLinks } from '#ui/public/company.ts'
import type { Waiting } from './outbox.ts'
import { ContactForm, type ReturnedMessage } from './parts/contact-form.tsx'
import { SentMessage, WaitingMessage } from './parts/sent-message.tsx'
import { WhoAnswers } from './parts/who-answers.tsx'
import styles from './screen.module.css'

interface Props {
  /** A message posted without JavaScript and refused. */
  returned: ReturnedMessage | undefined
  /** Initial text of the message. */
  initialText: string
  /** Whether a form posted without JavaScript was accepted. */
  isSent: boolean
  people: readonly Pick<ShownPerson, 'key' | 'name' | 'work' | 'picture' | 'face'>[]
  /** The pages on which one books an hour. */
  bookable: readonly { name: string; path: string; minutes: number }[]
  /** What the firm can prove of its answers. */
  figures: readonly CountedEvidence[]
}

/** The contact page: the form, and links to the direct channels. */
export function ContactScreen({ returned, initialText, isSent, people, bookable, figures }: Props) {
  const { company, day } = useLoaderData({ from: '__root__' })
  const [sent, setSent] = useState<'arrived' | Waiting | undefined>(isSent ? 'arrived' : undefined)
  const waiting = typeof sent === 'object' ? sent : undefined
  // What was refused stands in the form again.
  useSettled(waiting?.key, ({ isRefused }) => setSent(isRefused ? undefined : 'arrived'))
  const links = contactLinks(company)
  return (
    <div className={`page stack parts-may-shrink ${styles.contact}`}>
      <header className={styles.head}>
        <h1 className="display">Conte o que precisa existir.</h1>
        <p className={`soft larger above-125 narrower ${styles.lead}`}>
          O que faz, de que tamanho é e para quando. Um rascunho no guardanapo serve. Quem responde é quem vai fazer.
        </p>
      </header>
      <section className={`not-printed ${styles.form}`} aria-label="Escrever uma mensagem">
        {sent === undefined && (
          <ContactForm
            returned={returned}
            initialText={initialText}
            onSent={(waiting) => setSent(waiting ?? 'arrived')}
          />
        )}
        {sent === 'arrived' && <SentMessage onAgain={() => setSent(undefined)} />}
        {waiting && <WaitingMessage isCutOff={waiting.isCutOff} />}
      </section>
      <aside className={styles.ways}>
        {links.length > 0 && (
          <>
            <h2 className="subheading">Ou direto, sem formulário</h2>
            <ul className="bare-list line-below">
              {links.map(({ name, label, href }) => (
                <li className="line-above" key={name}>
                  <a className="stack undecorated" href={href} rel="noopener">
                    <span className="soft small">{name}</span>{' '}
                    <span className={`larger break-anywhere ${styles.way}`}>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {bookable.length > 0 && (
          <section className="not-printed" aria-labelledby="marcar">
            <h2 className="subheading" id="marcar">
              Ou marque uma hora
            </h2>
            <ul className="bare-list line-below">
              {bookable.map(({ name, path, minutes }) => (
                <li className="line-above" key={path}>
                  <a className="stack undecorated" href={path}>
                    <span className="soft small">{minutes} minutos</span>{' '}
                    <span className={`larger break-anywhere ${styles.way}`}>{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <WhoAnswers people={people} figures={figures} />
        {people.length === 0 && (
          <figure className={`not-printed ${styles.plate}`}>
            <img
              src={pictureAddress('piece', 'contato', { filament: day.weekday })}
              width={640}
              height={400}
              loading="lazy"
              alt=""
            />
          </figure>
        )}
      </aside>
    </div>
  )
}
