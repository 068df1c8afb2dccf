import { Anchor, Button } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import type { Budget } from '../../budget-schemas.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import { CopyClientLink } from '../exchange/copy-client-link.tsx'
import { useExchange } from '../exchange/use-exchange.ts'

interface SentNoteProps {
  /** As it was loaded. */
  budget: Budget
  /** Where it stands by now; undefined until that is known. */
  exchange: Exchange | undefined
  /** Whether it is saved as one types, and sent from here. */
  isKept: boolean
}

/** What saving a quote means that its client has: it makes the draft of the next version, of an accepted one on purpose. */
export function SentNote({ budget, exchange, isKept }: SentNoteProps) {
  const { version, draft, state } = exchange ?? budget
  if (version === 0) return isKept && <p className="soft">Rascunho: o cliente ainda não tem este orçamento.</p>
  if (state === 'accepted' && !draft) return <Accepted id={budget.id} version={version} />
  if (isKept)
    return (
      <p>
        {state === 'accepted' ? 'O cliente aceitou a ' : 'O cliente vê a '}
        {exchange?.path ? (
          <Anchor href={exchange.path} target="_blank" rel="noreferrer" underline="always" inherit>
            {`versão\u00a0${version}`}
          </Anchor>
        ) : (
          `versão\u00a0${version}`
        )}
        {'. '}
        {draft ? (
          <b>{`Rascunho da versão\u00a0${version + 1}.`}</b>
        ) : (
          `Mudanças ficam no rascunho da versão\u00a0${version + 1}.`
        )}
        {exchange?.path && <CopyClientLink path={exchange.path} isIcon />}
      </p>
    )
  return draft ? (
    <p role="status">
      <b>Rascunho da versão {version + 1}.</b> {state === 'accepted' ? 'O cliente aceitou' : 'O cliente continua com'} a
      versão {version}; esta ele só recebe quando você a enviar, pelo documento.
    </p>
  ) : (
    <p className="soft">
      O cliente tem a versão {version}. O que você mudar aqui fica no rascunho da versão {version + 1}, que ele só
      recebe quando você a enviar, pelo documento.
    </p>
  )
}

/** That a quote is closed, with a button that begins its next version. */
function Accepted({ id, version }: { id: number; version: number }) {
  const { show } = useExchange(id)
  const { running, run } = useRun()
  const begin = () => run(async () => show(await api.budgets.exchange.beginVersion({ id })))
  return (
    <div className="cluster gap-50-75 space-between grow">
      <p>
        O cliente já aceitou este orçamento: só o campo Situação muda. Para mudar o resto, comece a versão {version + 1}
        ; o que foi aceito continua valendo até você a enviar.
      </p>
      <Button variant="default" loading={running} onClick={() => void begin()}>
        Começar versão {version + 1}
      </Button>
    </div>
  )
}
