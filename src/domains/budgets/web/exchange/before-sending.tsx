import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateTime, dayMonth } from '#time.ts'
import { clockText } from '#ui/workbench/timer/clock-text.ts'
import { numberText } from '../../budget.ts'
import type { VersionChange } from '../../changes.ts'
import type { ContactChange, Exchange } from '../../exchange-schemas.ts'
import styles from './differences.module.css'

const FIELDS = { email: 'O e-mail', phone: 'O telefone' }

/** Says before a sending how the client's e-mail and phone were changed since the last one; nothing where they were not. */
export const ContactChanges = ({ changes }: { changes: readonly ContactChange[] }) =>
  changes.length > 0 && (
    <Alert
      role="note"
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title="Confira com o cliente antes de enviar"
    >
      {changes.map(({ field, by, at }) => (
        <div key={field}>
          {FIELDS[field]} mudou desde o último envio, por {by}, em {dateTime(at)}.
        </div>
      ))}
    </Alert>
  )

type Missing = Exchange['missing_hours']

/** Minutes of hours that a renewed quote lacks: what its sender has read of. */
export const sumMissing = (hours: Missing) => hours.reduce((sum, { minutes }) => sum + minutes, 0)

/** Hours that a quote gave back and cannot take again: its items may bill them a second time. */
export const LackingHours = ({ hours }: { hours: Missing }) =>
  hours.length > 0 && (
    <Alert color="yellow" title="Horas que este orçamento não tem mais" role="status">
      Ele as devolveu quando foi recusado ou venceu. Confira se os itens ainda as cobram: o cliente pagaria duas vezes.
      <ul className="bare-list small">
        {hours.map(({ worked_on, day, minutes, budgets }) => (
          <li key={`${worked_on} ${day} ${minutes}`}>
            {dayMonth(day)}: {clockText(minutes)} h em {worked_on},{' '}
            {budgets.length > 0 ? `no orçamento ${budgets.map(numberText).join(' e no ')}` : 'mudadas ou excluídas'}
          </li>
        ))}
      </ul>
    </Alert>
  )

interface DifferencesProps {
  differences: readonly VersionChange[]
  /** What can be done with one, after its words. */
  action?: (difference: VersionChange) => ReactNode
}

/** What a draft says otherwise than the version that the client has, a line each. */
export const Differences = ({ differences, action }: DifferencesProps) => (
  <ul className={`bare-list ${styles.differences}`}>
    {differences.map((difference) => (
      <li key={difference.label} className="stack align-baseline gap-25-100 break-anywhere">
        <span className="medium">{difference.label}</span>
        <span className={`pre-line ${styles.text}`}>
          {difference.before && <del className="soft">{difference.before}</del>}{' '}
          {difference.after && <ins className="undecorated">{difference.after}</ins>}
        </span>
        {action?.(difference)}
      </li>
    ))}
  </ul>
)
