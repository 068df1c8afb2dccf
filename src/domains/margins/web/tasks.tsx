import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { hoursText } from '#domains/hours/hours.ts'
import { groupedMoney } from '#money.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { TaskRow } from '../contract.ts'
import styles from './margin.module.css'

/** The tasks of an open row: what they were estimated at, and what they took. */
export function Tasks({ line }: { line: number | null }) {
  const tasks = useQuery({
    ...query.margins.tasks.queryOptions({ input: { line: line ?? 0 } }),
    enabled: line !== null,
  })
  return (
    <tr className={styles.tasks}>
      <td className="wash" colSpan={8}>
        <QueryView
          query={tasks}
          data={tasks.data?.data}
          failed="As tarefas não vieram"
          loading={<LoadingRows rows={2} height={30} label="Carregando as tarefas…" />}
          empty={<p className="soft">Nenhuma tarefa com estimativa ou horas.</p>}
        >
          {(rows) => (
            <ul className="bare-list">
              {rows.map((task) => (
                <Task key={task.task} {...task} />
              ))}
            </ul>
          )}
        </QueryView>
      </td>
    </tr>
  )
}

function Task({ id_text, nome, to, estimate, minutes, typed, difference }: TaskRow) {
  const follow = useFollow()
  const spent = minutes > 0 ? `${hoursText(minutes)} h` : typed ? `${hoursText(typed)} h digitadas` : 'sem horas'
  return (
    <li className={`cluster gap-25-100 small line-above ${styles.task}`}>
      <a className="may-shrink break-anywhere" href={to} onClick={follow}>
        <span className="soft">{id_text}</span> {nome}
      </a>
      <span className="push">
        {spent}, {estimate === null ? 'sem estimativa' : `previstas ${hoursText(estimate) || '0:00'} h`}
      </span>
      <span className={`text-end ${styles.difference} ${(difference ?? 0) < 0 ? 'error' : ''}`}>
        {difference === null ? '' : `${difference > 0 ? '+' : ''}${groupedMoney(difference)}`}
      </span>
    </li>
  )
}
