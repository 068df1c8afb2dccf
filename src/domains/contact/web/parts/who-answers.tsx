import type { ShownPerson } from '#domains/site/contract.ts'
import type { CountedEvidence } from '#domains/site/evidence.ts'
import { EvidenceList } from '#domains/site/web/parts/evidence-list.tsx'
import { PeopleStrip } from '#domains/site/web/parts/people-strip.tsx'
import styles from './who-answers.module.css'

interface Props {
  people: readonly Pick<ShownPerson, 'key' | 'name' | 'work' | 'picture' | 'face'>[]
  figures: readonly CountedEvidence[]
}

/** Who answers, and how soon, where the messages of the last months prove it. Nothing where neither is known. */
export function WhoAnswers({ people, figures }: Props) {
  if (people.length === 0 && figures.length === 0) return null
  const isPrompt = figures.some(({ kind }) => kind === 'answers')
  return (
    <section className={`stack gap-125 ${styles.who}`} aria-labelledby="who-answers">
      <div>
        <h2 className="subheading" id="who-answers">
          {isPrompt ? 'Responde em até um dia útil' : people.length > 0 ? 'Quem responde' : 'O que dá para provar'}
        </h2>
        {isPrompt && (
          <p className="soft small above-35">De segunda a sexta, das 9 às 18 h, menos feriados nacionais.</p>
        )}
      </div>
      {people.length > 0 && <PeopleStrip people={people} />}
      {figures.length > 0 && <EvidenceList figures={figures} />}
    </section>
  )
}
