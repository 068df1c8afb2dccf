import { Button, Loader } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { plural } from '#ui/formats.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import { Held } from '#ui/workbench/held.tsx'
import type { MadeImport } from '../../import-contract.ts'
import { FinancePage, MONTH } from '../parts/finance-page.tsx'
import { DoubtfulLines, useDoubtfulLines } from './doubtful-lines.tsx'
import styles from './import.module.css'
import { PastImports, usePastImports } from './past-imports.tsx'
import { Preview } from './preview.tsx'
import { RemarkList } from './remark-list.tsx'
import { Rules, useRules } from './rules.tsx'
import { UnreadList } from './unread-lines.tsx'
import { useImport } from './use-import.ts'

/** Bank statements: one to import, those that were, and the rules that give their lines a category. */
export function ImportScreen() {
  const state = useImport()
  const input = useRef<HTMLInputElement>(null)
  const { file, preview, problem, isReading, made } = state
  // The form below the lists comes after them: it would move under the pointer.
  const doubtful = useDoubtfulLines()
  const isSettled = [doubtful, usePastImports(), useRules()].every(({ isPending }) => !isPending)
  return (
    <FinancePage title="Importar">
      {file && preview ? (
        <Preview state={state} file={file} preview={preview} />
      ) : (
        <section
          className={`stack items-start gap-75 one-column may-shrink ${styles.start}`}
          aria-labelledby="import-start"
        >
          <h2 id="import-start">Um extrato do banco</h2>
          <p>
            OFX, CSV ou XLSX, de conta ou de cartão. Antes de gravar você vê o que entra. O mesmo extrato duas vezes não
            repete nada, e o que já está no livro não muda.
          </p>
          <FileDrop
            className={styles.drop}
            label="Extrato"
            inputRef={input}
            accept={['.ofx', '.qfx', '.csv', '.txt', '.xlsx']}
            disabled={isReading}
            onFiles={state.choose}
          >
            <span className="row gap-60">
              {isReading ? <Loader size="sm" /> : <IconFileImport size={22} stroke={1.6} aria-hidden />}
              <span role="status">{isReading ? 'Lendo o extrato…' : 'Solte o extrato aqui'}</span>
            </span>
          </FileDrop>
          <Button variant="default" disabled={isReading} onClick={() => input.current?.click()}>
            Escolher o extrato
          </Button>
          {problem && (
            <p className="error break-anywhere" role="alert">
              {problem}
            </p>
          )}
          {made && <Made {...made} />}
        </section>
      )}
      <DoubtfulLines />
      <Held isHeld={doubtful.isLoading}>
        <PastImports />
      </Held>
      {isSettled && <Rules />}
    </FinancePage>
  )
}

/** What an import did. */
const Made = ({ file_name, added, known, matched, remarks, unread }: MadeImport) => (
  <>
    <p role="status">
      <strong>{file_name}</strong>: {plural(added, 'transação nova', 'transações novas')}
      {matched > 0 && `, ${plural(matched, 'pagamento reconhecido', 'pagamentos reconhecidos')}`}
      {known > 0 && `, ${plural(known, 'que já estava no livro', 'que já estavam no livro')}`}.{' '}
      <Link to={MONTH}>Ver o mês</Link>
    </p>
    <RemarkList remarks={remarks} />
    <UnreadList unread={unread} />
  </>
)
