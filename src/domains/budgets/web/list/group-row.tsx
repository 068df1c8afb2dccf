import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { numberText } from '../../budget.ts'
import type { BudgetRow } from '../../budget-schemas.ts'
import { STEPS, type Step } from '../../waits.ts'
import { Standing } from '../parts/badges.tsx'
import type { ListFormats } from './formats.ts'
import styles from './groups.module.css'
import { Openings } from './openings.tsx'
import { waitText } from './wait-text.ts'

interface GroupRowProps {
  budget: BudgetRow
  step: Step
  /** YYYY-MM-DD. */
  today: string
  formats: ListFormats
  isTeam: boolean
  /** Whether the keys act on it. */
  isMarked: boolean
  onMark: () => void
  onDo: (step: Step, budget: BudgetRow) => void
  /** Whether its openings are shown. */
  opened: boolean
  setOpened: (isOpen: boolean) => void
}

/** A quote: the whole row opens it, but for its openings and its next step. */
export function GroupRow({ budget, today, formats, isTeam, isMarked, onMark, ...doing }: GroupRowProps) {
  const { id, client, project_name, total_budget, sent_total, draft, wait, openings = [] } = budget
  const { text, note, isLate } = waitText(today, budget)
  const isOut = openings.length > 0 || ['sent', 'seen', 'change_requested'].includes(budget.state)
  return (
    <tr data-budget={id} data-marked={isMarked || undefined} onFocus={onMark}>
      <th scope="row" className={`${rows.opens} ${table.number} ${styles.id}`}>
        <Link
          className="soft"
          to="/dashboard/budget-create"
          search={{ id }}
          aria-label={`Orçamento ${numberText(id)}`}
          data-open
        >
          {numberText(id)}
        </Link>
      </th>
      <td className={`strong ${styles.client}`}>
        {client}
        <span className={`soft regular ${styles.narrowProject}`}>{project_name}</span>
      </td>
      <td className={styles.project}>
        {/* Above its owner, so that a row has two lines. */}
        <span className={`block ${isTeam ? 'one-line' : ''}`} title={isTeam ? project_name : undefined}>
          {project_name}
        </span>
        {isTeam && <span className="block soft tiny">{budget.owner}</span>}
      </td>
      <td className={styles.state}>
        <Standing {...budget} /> {draft && <span className="soft tiny nowrap">com rascunho</span>}
      </td>
      <td className={`${table.figure} ${styles.figure}`}>
        {formats.amount(total_budget)}{' '}
        {sent_total !== undefined && sent_total !== total_budget ? (
          <span className="soft regular tiny block">cliente vê {formats.amount(sent_total)}</span>
        ) : (
          (wait?.version ?? 0) > 1 && <span className="soft regular tiny block">versão {wait?.version}</span>
        )}
      </td>
      <td className={styles.openings} data-openings>
        {isOut && (
          <Openings
            client={client}
            openings={openings}
            sent={wait?.sent ?? null}
            opened={doing.opened}
            setOpened={doing.setOpened}
          />
        )}
      </td>
      <td className={`small ${styles.wait}`}>
        <span className={isLate ? 'failure' : 'soft'}>{text}</span>
        {note && <span className="soft block">{note}</span>}
      </td>
      <td className={styles.step} data-step>
        <NextStep budget={budget} step={doing.step} isMarked={isMarked} onDo={doing.onDo} />
      </td>
    </tr>
  )
}

interface NextStepProps {
  budget: BudgetRow
  step: Step
  /** Whether the keys act on its row. */
  isMarked: boolean
  /** Does a step that needs no other screen. */
  onDo: (step: Step, budget: BudgetRow) => void
}

/** The one step that brings a quote on: does it, or leads to where it is done. */
function NextStep({ budget: { id, client, wait }, budget, step, isMarked, onDo }: NextStepProps) {
  const verb = STEPS[step]
  const look = {
    ...{ className: styles.act ?? '', size: 'compact-sm', children: verb },
    ...{ variant: isMarked ? 'filled' : 'default', 'aria-label': `${verb}: ${client}` },
  } as const
  switch (step) {
    case 'begin':
    case 'copy':
      return <Button {...look} onClick={() => onDo(step, budget)} />
    case 'board':
      return <LinkButton {...look} to="/dashboard/production-line/backlog/$id" params={{ id: String(wait?.line) }} />
    case 'answer':
    case 'extend':
    case 'renew':
    case 'open':
      return <LinkButton {...look} to="/dashboard/budget-create" search={{ id }} />
    default:
      return <LinkButton {...look} to="/dashboard/budget-printer" search={{ id }} />
  }
}
