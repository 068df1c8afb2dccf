import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { useIsOn } from '#client/session/modules.ts'
import { systemClock } from '#clock.ts'
import { dayOf } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'
import type { BudgetRow, Sum } from '../../budget-schemas.ts'
import { nextStep, type Step, WAIT_LABELS, WAITS, type Waits, waitsFor } from '../../waits.ts'
import type { ListFormats } from './formats.ts'
import { GroupRow } from './group-row.tsx'
import styles from './groups.module.css'
import type { useListKeys } from './use-list-keys.ts'

const NOTES: Readonly<Record<Waits, string>> = {
  us: 'o próximo passo é nosso',
  client: 'enviado, sem resposta',
  going: 'aceito, em desenvolvimento',
  closed: '',
}

interface BudgetGroupsProps {
  budgets: readonly BudgetRow[]
  /** Of each group as it is in the whole list; undefined where they are not reckoned. */
  sums: Readonly<Record<Waits, Sum>> | undefined
  formats: ListFormats
  /** Whether the owner of each is named. */
  isTeam: boolean
  keys: ReturnType<typeof useListKeys>
}

/** The quotes by whom they wait for, with one next step each; in a narrow window each row is a card. */
export function BudgetGroups({ budgets, sums, formats, isTeam, keys: { list, marked, setMark } }: BudgetGroupsProps) {
  const [opened, setOpened] = useState<number>()
  const today = dayOf(systemClock.now())
  const begins = useIsOn()({ module: 'boards' })
  const onDo = useSteps()
  const groups = Map.groupBy(budgets, (row) => waitsFor({ ...row, has_line: row.wait?.has_line ?? false }))
  return (
    <table ref={list} className={`${rows.rows} ${table.table} ${styles.groups}`}>
      <thead>
        <tr>
          <th scope="col">Nº</th>
          <th scope="col">Cliente</th>
          <th scope="col">Projeto</th>
          <th scope="col">Situação</th>
          <th scope="col" className={table.figure}>
            Total
          </th>
          <th scope="col">Aberto, 14 dias</th>
          <th scope="col">Espera</th>
          <th scope="col">Próximo passo</th>
        </tr>
      </thead>
      {WAITS.filter((group) => groups.has(group)).map((group) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup">
              <span className="row align-baseline gap-75">
                <span className="strong">
                  {WAIT_LABELS[group]} <span className="soft regular">{sums?.[group].count}</span>
                </span>
                <span className={`soft regular small ${styles.note}`}>{NOTES[group]}</span>
                <span className="push tabular">{sums && formats.amount(sums[group].sum)}</span>
              </span>
            </th>
          </tr>
          {groups.get(group)!.map((budget) => (
            <GroupRow
              key={budget.id}
              budget={budget}
              step={stepOf(budget, { today, begins })}
              today={today}
              formats={formats}
              isTeam={isTeam}
              isMarked={budget.id === marked}
              onMark={() => setMark(budget.id)}
              onDo={onDo}
              opened={opened === budget.id}
              setOpened={(isOpen) => setOpened(isOpen ? budget.id : undefined)}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const stepOf = ({ wait, ...row }: BudgetRow, { today, begins }: { today: string; begins: boolean }) =>
  nextStep(today, {
    ...{ status: row.status, state: row.state, draft: row.draft ?? false, begins },
    ...{ validity: wait?.validity ?? today, due: wait?.due ?? null },
    ...{ has_line: wait?.has_line ?? false, has_board: wait?.line != null },
  })

/** The steps that are done in the list itself, each once: a line that begins, with the way back, and a copy, which opens. */
function useSteps() {
  const client = useQueryClient()
  const navigate = useNavigateFromHere()
  const busy = useRef(new Set<number>())
  const reload = () => client.invalidateQueries({ queryKey: query.budgets.search.key() })

  async function begin({ id }: BudgetRow) {
    if (!(await attempt(() => api.budgets.exchange.startLine({ id })))) return
    notifyUndo('Quadro começado', () => attempt(() => api.budgets.exchange.takeBackLine({ id })).then(reload))
    await reload()
  }
  const copy = ({ id }: BudgetRow) =>
    attempt(async () => {
      const made = await api.budgets.duplicate({ id })
      notifySuccess(`Orçamento ${numberText(made.id)} criado a partir do ${numberText(id)}`)
      await navigate({ to: '/dashboard/budget-create', search: { id: made.id } })
    })

  return async (step: Step, budget: BudgetRow) => {
    if (busy.current.has(budget.id)) return
    busy.current.add(budget.id)
    await (step === 'begin' ? begin(budget) : copy(budget))
    busy.current.delete(budget.id)
  }
}
