import { Button, Checkbox } from '@mantine/core'
import type { StoredMessage } from '../../contract.ts'
import styles from './selection-bar.module.css'
import type { Mailbox } from './use-mailbox.ts'

interface SelectionBarProps {
  /** The rows shown. */
  messages: readonly StoredMessage[]
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  mailbox: Mailbox
  /** Text with the total. */
  count: string
}

/** The total, and the actions on the selected messages. */
export function SelectionBar({ messages, chosen, onChoose, mailbox, count }: SelectionBarProps) {
  const selected = messages.filter(({ id }) => chosen.has(id))
  const ids = idsOf(selected)
  const isAll = selected.length === messages.length
  const isAway = selected.every(({ archived }) => archived)
  // Those that are there already are left out, so that an undo does not take them back too.
  const moving = idsOf(selected.filter(({ archived }) => archived === isAway))
  const clear = () => onChoose(new Set())
  const act = (work: Promise<unknown>) => {
    clear()
    void work
  }
  const shared = { variant: 'default', size: 'compact-sm' } as const
  return (
    <div className={`soft row cluster tabular gap-50-75 ${styles.bar}`}>
      <Checkbox
        aria-label="Selecionar todas as que aparecem"
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? new Set() : new Set(idsOf(messages)))}
      />
      <p role="status">{selected.length > 0 ? `${selected.length} de ${messages.length}` : count}</p>
      {selected.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
        <div className="cluster gap-40 push" role="group" aria-label="Com as selecionadas">
          <Button {...shared} onClick={() => act(mailbox.mark(ids, { read: true }))}>
            Lidas
          </Button>
          <Button {...shared} onClick={() => act(mailbox.mark(ids, { read: false }))}>
            Não lidas
          </Button>
          <Button {...shared} onClick={() => act(mailbox.archive(moving, !isAway))}>
            {isAway ? 'Desarquivar' : 'Arquivar'}
          </Button>
          <Button {...shared} onClick={() => void mailbox.erase(selected).then((isSure) => isSure && clear())}>
            Excluir
          </Button>
        </div>
      )}
    </div>
  )
}

const idsOf = (messages: readonly StoredMessage[]) => messages.map(({ id }) => id)
