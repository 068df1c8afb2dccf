import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SentNotice } from '#ui/public/sent-notice.tsx'
import { storeDraft } from '../draft.ts'

/** Replaces the form while a message waits in this browser. */
export const WaitingMessage = ({ isCutOff }: { isCutOff: boolean }) => (
  <SentNotice isWaiting>
    {isCutOff
      ? 'Sem conexão: sua mensagem está guardada neste navegador e vai assim que houver rede. Não feche a página.'
      : 'O site não pôde receber sua mensagem agora: ela está guardada neste navegador e vai assim que der. Não feche a página.'}
  </SentNotice>
)

/** Replaces the form after a message was sent. */
export function SentMessage({ onAgain }: { onAgain: () => void }) {
  useEffect(() => storeDraft(), [])
  return (
    <div className="stack gap-150">
      <SentNotice>Mensagem enviada com sucesso! Entraremos em contato em breve.</SentNotice>
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
