import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { storeDraft } from '../draft.ts'
import styles from './sent-notice.module.css'

/** Replaces the form after a message was sent. */
export function SentNotice({ onAgain }: { onAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    storeDraft()
    notice.current?.focus()
  }, [])
  return (
    <div className="stack gap-150">
      <div
        ref={notice}
        role="status"
        tabIndex={-1}
        className={`flex align-start gap-100 strong rounded on-fill large accent-fill ${styles.notice}`}
      >
        <svg
          className="flex-none"
          viewBox="0 0 32 32"
          width="32"
          height="32"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="m7 17 6 6L25 10" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <p>Mensagem enviada com sucesso! Entraremos em contato em breve.</p>
      </div>
      <p className="soft">A resposta chega pelo contato que você deixou.</p>
      <p className="cluster gap-75">
        <Link className="button" to="/archive">
          Ler os arquivos
        </Link>
        <Link className="button quiet" to="/contact" onClick={onAgain}>
          Escrever outra mensagem
        </Link>
      </p>
    </div>
  )
}
