import { Button } from '@mantine/core'
import { dateTime } from '#time.ts'
import styles from './draft-notice.module.css'

interface DraftNoticeProps {
  /** Time of the last change, in milliseconds since 1970. */
  typed: number
  /** Message that the record was saved after that, e.g. 'O artigo foi salvo depois disso'. */
  overtaken: string | undefined
  onResume: () => void
  onDiscard: () => void
}

/** Offers a draft stored in this browser: to resume or discard it. */
export function DraftNotice({ typed, overtaken, onResume, onDiscard }: DraftNoticeProps) {
  return (
    <section
      className={`row cluster space-between gap-50-150 tabular surface outlined ${styles.notice}`}
      aria-label="Rascunho não salvo"
    >
      <p>
        Há um rascunho deste navegador, de {dateTime(typed)}.{overtaken && ` ${overtaken}.`}
      </p>
      <div className="flex gap-50">
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
