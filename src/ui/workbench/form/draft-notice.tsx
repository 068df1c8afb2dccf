import { Button } from '@mantine/core'
import { dateTime } from '#time.ts'
import styles from './draft-notice.module.css'

interface DraftNoticeProps {
  /** When it was last typed in, in milliseconds since 1970. */
  typed: number
  /** 'O arquivo foi salvo depois disso', where it was. */
  overtaken: string | undefined
  onResume: () => void
  onDiscard: () => void
}

/** Offers what was typed in this browser and never saved. */
export function DraftNotice({ typed, overtaken, onResume, onDiscard }: DraftNoticeProps) {
  return (
    <section className={styles.notice} aria-label="Rascunho não salvo">
      <p>
        Há um rascunho deste navegador, de {dateTime(typed)}.{overtaken && ` ${overtaken}.`}
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
