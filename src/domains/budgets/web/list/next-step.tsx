import { Button } from '@mantine/core'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import type { BudgetRow } from '../../budget-schemas.ts'
import { STEPS, type Step } from '../../waits.ts'
import styles from './groups.module.css'

interface NextStepProps {
  budget: BudgetRow
  step: Step
  /** Whether the keys act on its row. */
  isMarked: boolean
  /** Does a step that needs no other screen. */
  onDo: (step: Step, budget: BudgetRow) => void
}

/** The one step that brings a quote on: does it, or leads to where it is done. */
export function NextStep({ budget: { id, client, wait }, budget, step, isMarked, onDo }: NextStepProps) {
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
