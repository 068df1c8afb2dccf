import { ActionIcon, Button, Popover } from '@mantine/core'
import { type Icon, IconAlertTriangle, IconChevronLeft, IconChevronRight, IconGauge } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'
import { productionWords } from '../../words.ts'
import type { ColumnActions } from './actions.ts'
import styles from './column.module.css'
import { GenerateLog } from './generate-log.tsx'
import { LimitForm } from './limit-form.tsx'

export interface ColumnHeadProps {
  line: number
  status: TaskStatus
  /** How many tasks the column has, and how many of them pass the filters. */
  total: number
  shown: number
  limit: number | undefined
  isFolded: boolean
  isAdding: boolean
  actions: ColumnActions
}

/** A column's name, count, limit and buttons. */
export function ColumnHead({ line, status, total, shown, limit, isFolded, isAdding, actions }: ColumnHeadProps) {
  const say = useSay()
  const label = say(STATUS_LABELS[status])
  const isOver = limit !== undefined && total > limit
  return (
    <header className={`stack gap-25 one-column ${styles.head}`}>
      <div className={`row gap-25 nowrap ${styles.title}`}>
        <FoldButton {...{ status, isFolded, actions }} icon={isFolded ? IconChevronRight : IconChevronLeft} />
        <h2 title={label}>{label}</h2>
        <span className={`soft tabular ${styles.count}`}>
          {shown === total ? total : `${shown} de ${total}`}
          {limit !== undefined && <span> / {limit}</span>}
        </span>
        {!isFolded && <LimitButton label={label} limit={limit} onLimit={(next) => actions.onLimit(status, next)} />}
      </div>
      {!isFolded && (
        <>
          {isOver && (
            <p className={`row gap-35 tiny ${styles.warning}`}>
              <IconAlertTriangle size={14} aria-hidden /> Acima do limite de {limit}
            </p>
          )}
          <div className={`flex space-between gap-25 ${styles.buttons}`}>
            <GenerateLog line={line} status={status} />
            <Button
              variant="subtle"
              size="compact-xs"
              aria-expanded={isAdding}
              onClick={() => actions.onAdding(isAdding ? undefined : status)}
            >
              {say(isAdding ? productionWords.closeNewTask : productionWords.addTask)}
            </Button>
          </div>
        </>
      )}
    </header>
  )
}

interface FoldButtonProps extends Pick<ColumnHeadProps, 'status' | 'isFolded' | 'actions'> {
  icon: Icon
  className?: string
}

/** Folds the column, or opens it again. */
export const FoldButton = ({ status, isFolded, actions, icon: Fold, className = '' }: FoldButtonProps) => (
  <ActionIcon
    className={className}
    variant="subtle"
    color="gray"
    size="sm"
    aria-label={`${isFolded ? 'Abrir' : 'Recolher'} a coluna ${useSay()(STATUS_LABELS[status])}`}
    aria-expanded={!isFolded}
    onClick={() => actions.onFold(status)}
  >
    <Fold size={16} aria-hidden />
  </ActionIcon>
)

interface LimitButtonProps {
  label: string
  limit: number | undefined
  onLimit: (limit: number | undefined) => void
}

/** Shows and changes the column's WIP limit. */
function LimitButton({ label, limit, onLimit }: LimitButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className="push"
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Limite de ${label}${limit === undefined ? '' : `: ${limit}`}`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconGauge size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Limite de ${label}`}>
        <LimitForm limit={limit} onClose={() => setOpen(false)} onLimit={onLimit} />
      </Popover.Dropdown>
    </Popover>
  )
}
