import { Alert } from '@mantine/core'
import { dayMonth } from '#time.ts'
import { clockText } from '#ui/workbench/timer/clock-text.ts'
import { numberText } from '../../budget.ts'
import type { Exchange } from '../../exchange-schemas.ts'

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
            {budgets.length > 0 ? `no orçamento ${budgets.map(numberText).join(' e no ')}` : 'mudadas ou apagadas'}
          </li>
        ))}
      </ul>
    </Alert>
  )
