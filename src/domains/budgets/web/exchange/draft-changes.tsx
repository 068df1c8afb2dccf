import { Button } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { Exchange } from '../../exchange-schemas.ts'
import { Differences } from './before-sending.tsx'
import { useExchange } from './use-exchange.ts'

interface DraftChangesProps {
  /** The quote's. */
  id: number
  exchange: Exchange
  /** Stores what is being typed elsewhere, before something goes back. False where that failed: then nothing does. */
  before?: () => Promise<boolean>
  /** Once something went back. */
  after?: () => unknown
}

/** What the draft of the next version says otherwise than the client has it: each line goes back, and all of it at once. */
export function DraftChanges({ id, exchange, before, after }: DraftChangesProps) {
  const { version, draft, differences } = exchange
  const { mutate, isPending } = useExchange(id)

  const giveBack = (work: () => Promise<{ data: Exchange }>, done: string) =>
    mutate({
      work: async () => {
        const answer = await work()
        await after?.()
        return answer
      },
      done,
    })
  async function discard() {
    const sure = await confirmAction({
      title: `Jogar fora o rascunho da versão ${version + 1}?`,
      text: `O orçamento volta a ser como o cliente tem, na versão ${version}. O que só está no rascunho se perde.`,
      confirm: 'Jogar fora',
      danger: true,
    })
    if (sure && (!before || (await before())))
      giveBack(() => api.budgets.exchange.discardDraft({ id }), 'O rascunho foi jogado fora')
  }
  async function restore(label: string) {
    if (!before || (await before()))
      giveBack(() => api.budgets.exchange.restoreLine({ id, label }), 'Voltou ao que o cliente tem')
  }

  return (
    <>
      {differences.length === 0 && <p className="soft">{reasonOf(exchange)}</p>}
      <Differences
        differences={differences}
        action={({ label }) =>
          draft &&
          label !== 'Total' && (
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={isPending}
              aria-label={`Como na ${version}: ${label}`}
              onClick={() => void restore(label)}
            >
              Como na {version}
            </Button>
          )
        }
      />
      {draft && (
        <Button
          className="self-start"
          variant="subtle"
          color="red"
          size="compact-md"
          disabled={isPending}
          onClick={() => void discard()}
        >
          Jogar fora o rascunho
        </Button>
      )}
    </>
  )
}

/** Why a draft has no line to show. */
const reasonOf = ({ changed }: Exchange) =>
  changed
    ? 'Mudaram a ordem dos itens, ou os dados da empresa ou do cliente no cabeçalho.'
    : 'Ainda diz o mesmo que o cliente tem.'
