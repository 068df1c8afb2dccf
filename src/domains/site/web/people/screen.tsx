import { Link, useLoaderData } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import { HANDS } from '#pictures/people/features.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import type { ShownPerson } from '../../contract.ts'
import type { CountedEvidence } from '../../evidence.ts'
import type { Craft } from '../../people.ts'
import { TRADE_SLUGS, TRADES } from '../../trades.ts'
import { asSentence } from '../parts/as-sentence.ts'
import { EvidenceList } from '../parts/evidence-list.tsx'
import { PersonFacts } from '../parts/person-facts.tsx'
import { Portrait } from '../parts/portrait.tsx'
import styles from './screen.module.css'

interface Props {
  title: string
  lead: string
  people: readonly ShownPerson[]
  crafts: readonly Craft[]
  figures: readonly CountedEvidence[]
}

/** Who works here, the three crafts and their hands, and what the firm can prove. */
export function PeopleScreen({ title, lead, people, crafts, figures }: Props) {
  const answers = figures.some(({ kind }) => kind === 'answers')
  return (
    <div className="page">
      <header className={`stack align-end parts-may-shrink ${styles.head}`}>
        <h1 className="display">{bindWords(title || 'Quem faz')}</h1>
        {lead && <p className="soft larger break-anywhere lines-145">{bindWords(lead)}</p>}
      </header>
      {people.length > 0 && (
        <ul className={`stack bare-list ${styles.people}`} data-odd={people.length % 2 === 1 || undefined}>
          {people.map((person) => (
            <PersonPart key={person.key} person={person} />
          ))}
        </ul>
      )}
      <Crafts crafts={crafts} />
      {figures.length > 0 && (
        <section className="band" aria-labelledby="evidence">
          <h2 id="evidence">O que dá para provar</h2>
          <p className={`above-75 narrow soft ${styles.counted}`}>
            Contado pelo programa em que trabalhamos. Com menos de dez casos, não se diz nada.
          </p>
          <EvidenceList figures={figures} />
        </section>
      )}
      <section className="band not-printed" aria-labelledby="talk">
        <div className={`cluster align-end space-between gap-150 wash rounded ${styles.talk}`}>
          <div>
            <h2 id="talk">{answers ? 'Responde em até um dia útil' : 'Fale com quem faz'}</h2>
            {answers && <p className="soft above-50">De segunda a sexta, das 9 às 18 h, menos feriados nacionais.</p>}
          </div>
          <Link className="button" to="/contact" activeProps={{}}>
            Escrever uma mensagem
          </Link>
        </div>
      </section>
    </div>
  )
}

const PersonPart = ({ person }: { person: ShownPerson }) => (
  <li className={`stack gap-150 ${styles.person}`}>
    <Portrait person={person} className={styles.portrait} sizes="(min-width: 48rem) 46vw, 100vw" decorative />
    <div className={`stack content-start ${styles.about}`}>
      <div className="stack gap-50 content-start">
        <h2 className={styles.name}>
          <Link className="undecorated break-anywhere" to="/pessoas/$key" params={{ key: person.key }} activeProps={{}}>
            {person.name}
          </Link>
        </h2>
        {person.work && <p className="larger break-anywhere">{bindWords(asSentence(person.work))}</p>}
        {person.about && <p className="soft break-anywhere">{bindWords(person.about)}</p>}
      </div>
      <PersonFacts person={person} />
    </div>
  </li>
)

/** The crafts that have a text, each with its hands. */
function Crafts({ crafts }: Pick<Props, 'crafts'>) {
  const { day, trades } = useLoaderData({ from: '__root__' })
  const shown = crafts
    .map((craft, index) => ({ ...craft, hand: HANDS[index]!, trade: TRADES[index]! }))
    .filter(({ text }) => text)
  if (shown.length === 0) return null
  return (
    <section className="band" aria-labelledby="crafts">
      <h2 id="crafts">Os ofícios e suas mãos</h2>
      <ul className={`stack above-200 bare-list ${styles.crafts}`}>
        {shown.map(({ title, text, hands, hand, trade }) => (
          <li className={`stack content-start gap-50 ${styles.craft}`} key={hand}>
            <figure className="below-50 clipped plate rounded">
              <img
                className="full-width"
                src={pictureAddress('hands', hand, { filament: day.weekday })}
                width={440}
                height={330}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </figure>
            <h3 className="break-anywhere">
              {trades.includes(trade) ? (
                <Link to="/areas/$area" params={{ area: TRADE_SLUGS[trade] }} activeProps={{}}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="break-anywhere">{bindWords(text)}</p>
            {hands && <p className="soft small line-above break-anywhere">{bindWords(hands)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
