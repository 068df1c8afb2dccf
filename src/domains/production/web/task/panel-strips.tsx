import { UnstyledButton } from '@mantine/core'
import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Gone } from './open-task.tsx'
import styles from './panel.module.css'

interface GoneStripProps {
  gone: Gone
  onRestore: () => void
  /** What is typed. */
  text: () => string
}

/** Says that the task cannot be saved any more, and lets its text be copied. */
export function GoneStrip({ gone, onRestore, text }: GoneStripProps) {
  async function copy() {
    if (await copyText(text())) notifySuccess('Texto copiado')
    else notifyError('O texto não pôde ser copiado.')
  }
  return (
    <div role="alert" className={`cluster tiny wash ${styles.strip}`}>
      <b className="strong">
        {gone === 'line' ? 'Esta tarefa não está mais ao seu alcance.' : 'Alguém excluiu esta tarefa.'}
      </b>
      <span className="soft">O que você escreveu continua aqui.</span>
      <UnstyledButton onClick={() => void copy()}>Copiar o texto</UnstyledButton>
      {gone === 'task' && <UnstyledButton onClick={onRestore}>Trazer de volta</UnstyledButton>}
    </div>
  )
}

/** Says why pictures were not sent. */
export const ProblemStrip = ({ problem, onRetry }: { problem: string; onRetry: () => void }) => (
  <div role="alert" className={`cluster tiny wash ${styles.strip}`}>
    <span className="error">{problem}</span>
    <UnstyledButton onClick={onRetry}>Enviar de novo</UnstyledButton>
  </div>
)
