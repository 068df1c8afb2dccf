import type { Exchange } from '../../exchange-schemas.ts'
import styles from './client-panel.module.css'
import { DraftChanges } from './draft-changes.tsx'

/** What the draft of the next version says otherwise than the client has it; nothing where both say the same. */
export function NextVersion({ id, exchange }: { id: number; exchange: Exchange }) {
  const { version, draft, changed, state } = exchange
  if (!draft && (!changed || state === 'accepted')) return null
  return (
    <section className={`stack gap-60 ${styles.hint}`} aria-labelledby="next-version">
      <h3 id="next-version">Rascunho da versão {version + 1}</h3>
      <p>
        {state === 'accepted'
          ? `O cliente aceitou a versão ${version}, que continua valendo. O rascunho só a equipe vê, até você enviar.`
          : `O cliente continua com a versão ${version}. O rascunho só a equipe vê, até você enviar.`}
      </p>
      <DraftChanges id={id} exchange={exchange} />
    </section>
  )
}
