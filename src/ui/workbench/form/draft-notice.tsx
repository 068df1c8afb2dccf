import { Button } from '@mantine/core'
import { dateTime } from '#time.ts'
import styles from './draft-notice.module.css'
import { type Draft, isOvertaken } from './kept-draft.ts'

interface DraftNoticeProps {
  draft: Draft<unknown>
  /** What the form edits, to begin a sentence: 'O arquivo'. */
  subject: string
  /** When it was last saved. */
  updated: string | undefined
  onResume: () => void
  onDiscard: () => void
}

/** Offers what was typed in this browser and never saved. */
export function DraftNotice({ draft, subject, updated, onResume, onDiscard }: DraftNoticeProps) {
  return (
    <section className={styles.notice} aria-label="Rascunho não salvo">
      <p>
        Há um rascunho deste navegador, de {dateTime(draft.typed)}.
        {isOvertaken(draft, updated) && ` ${subject} foi salvo depois disso, em ${dateTime(updated ?? '')}.`}
      </p>
      <div className={styles.choices}>
        <Button size="compact-md" onClick={onResume}>
          Retomar
        </Button>
        <Button size="compact-md" variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </div>
    </section>
  )
}
