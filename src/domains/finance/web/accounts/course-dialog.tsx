import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { addDays, day, dayOf } from '#time.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Account, Course } from '../../accounts-contract.ts'
import { reportPath } from '../../finance.ts'
import { centsOf, money, signedMoney } from '../parts/money-text.ts'
import styles from './accounts.module.css'

interface CourseDialogProps {
  /** Undefined while it is closed. */
  account: Account | undefined
  onClose: () => void
}

/** The entries of an account with the balance after each, and what the bank gave; where they differ, around the day that began. */
export function CourseDialog({ account, onClose }: CourseDialogProps) {
  return (
    <Modal opened={account !== undefined} onClose={onClose} title={account?.name} size="xl">
      {account && <Days account={account} />}
    </Modal>
  )
}

/** Days that are shown: the last ones, or those around the one since when ledger and bank differ. */
function daysOf({ statement }: Account) {
  const today = dayOf(nowMs())
  const since = statement?.since
  if (!since) return { from: addDays(today, -44), to: today }
  const agreed = statement.agreed_on
  return { from: agreed && agreed > addDays(since, -60) ? agreed : addDays(since, -15), to: addDays(since, 15) }
}

function Days({ account }: { account: Account }) {
  const { from, to } = daysOf(account)
  const course = useQuery(query.finance.accounts.course.queryOptions({ input: { id: account.id, from, to } }))
  const { statement } = account
  return (
    <div className="stack gap-75 one-column">
      <p className="soft">
        {statement?.since
          ? `Diferença de ${money(statement.difference)}, desde ${day(statement.since)}: as linhas de ${day(from)} a ${day(to)}.`
          : `De ${day(from)} a ${day(to)}.`}
      </p>
      <QueryView
        query={course}
        data={course.data?.data.days}
        failed="Os saldos não vieram"
        loading={<LoadingRows rows={5} height={40} label="Carregando os saldos…" />}
        empty={<p>Nenhuma transação nestes dias.</p>}
      >
        {() => <Table {...course.data!.data} />}
      </QueryView>
    </div>
  )
}

const Table = ({ before, lines, days }: Course) => (
  <table className={`full-width tabular joined-cells ${styles.course}`}>
    <thead>
      <tr>
        <th scope="col">Dia e transação</th>
        <th scope="col">Valor</th>
        <th scope="col">Saldo</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Saldo anterior</th>
        <td />
        <td>{money(before)}</td>
      </tr>
      {days.flatMap(({ day: on, balance, given }) => [
        ...lines
          .filter(({ date }) => date === on)
          .map((line) => (
            <tr key={line.id}>
              <th scope="row" className="break-anywhere">
                <small className="soft tiny block">{day(on)}</small>
                <RecordLink to={reportPath(line)}>{line.description}</RecordLink>
              </th>
              <td>{signedMoney(line)}</td>
              <td>{money(line.balance)}</td>
            </tr>
          )),
        given !== null && (
          <tr key={on}>
            <th scope="row">
              Pelo banco, em {day(on)}
              {centsOf(given) !== centsOf(balance) && (
                <small className="error tiny block">Aqui o livro tem {money(balance)}</small>
              )}
            </th>
            <td />
            <td className="strong">{money(given)}</td>
          </tr>
        ),
      ])}
    </tbody>
  </table>
)
