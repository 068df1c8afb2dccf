import { bindWords } from '#fixed-spaces.ts'
import type { CountedEvidence } from '../../evidence.ts'
import styles from './evidence-list.module.css'
import { describeEvidence, figureOf, periodOf } from './evidence-texts.ts'

/** Figures that the program has counted, each with what it counts and its period. */
export const EvidenceList = ({ figures }: { figures: readonly CountedEvidence[] }) => (
  <dl className={`stack ${styles.list}`}>
    {figures.map((figure) => (
      <div className="flex gap-35 line-above" key={figure.kind}>
        {/* Screen readers read what it counts first; the styles show the figure first. */}
        <dt className="small">
          {bindWords(describeEvidence(figure))}
          <small className="block soft tiny regular">{periodOf(figure)}</small>
        </dt>
        <dd className="tight tabular">{figureOf(figure)}</dd>
      </div>
    ))}
  </dl>
)
